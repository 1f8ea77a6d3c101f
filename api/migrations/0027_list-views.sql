CREATE TABLE "list_layouts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"list" text NOT NULL,
	"user_id" uuid NOT NULL,
	"columns" text[],
	"page_size" integer NOT NULL,
	CONSTRAINT "list_layouts_tenant_id_user_id_list_pk" PRIMARY KEY("tenant_id","user_id","list")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"list" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_shared" boolean NOT NULL,
	CONSTRAINT "list_views_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "list_views_user" ON "list_views" USING btree ("tenant_id","user_id");