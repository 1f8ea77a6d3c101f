CREATE TABLE "order_drafts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" uuid,
	"content" jsonb NOT NULL,
	"item_count" integer NOT NULL,
	"actor_name" text NOT NULL,
	CONSTRAINT "order_drafts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "order_drafts_newest" ON "order_drafts" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");