CREATE TABLE "customization_plans" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"sections" jsonb NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	CONSTRAINT "customization_plans_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "customization_versions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb NOT NULL,
	"sections" text[] NOT NULL,
	"origin" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	CONSTRAINT "customization_versions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "publish_times" (
	"tenant_id" uuid NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publish_times_tenant_id_publish_at_pk" PRIMARY KEY("tenant_id","publish_at")
);
--> statement-breakpoint
CREATE INDEX "customization_plans_due" ON "customization_plans" USING btree ("tenant_id","status","publish_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customization_versions_number" ON "customization_versions" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE INDEX "publish_times_due" ON "publish_times" USING btree ("publish_at");