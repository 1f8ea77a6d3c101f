CREATE TABLE "product_change_items" (
	"tenant_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid,
	"variant_id" uuid,
	"sku" text DEFAULT '' NOT NULL,
	"cells" text[],
	"before" jsonb,
	"after" jsonb,
	"state" text NOT NULL,
	"problems" jsonb,
	CONSTRAINT "product_change_items_tenant_id_change_id_position_pk" PRIMARY KEY("tenant_id","change_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"source" jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"changes_stock" boolean DEFAULT false NOT NULL,
	"undo_of" uuid,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "product_changes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"tenant_id" uuid NOT NULL,
	"columns" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_tenant_id_columns_pk" PRIMARY KEY("tenant_id","columns")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "external_ref" text;--> statement-breakpoint
ALTER TABLE "product_change_items" ADD CONSTRAINT "product_change_items_change_fk" FOREIGN KEY ("tenant_id","change_id") REFERENCES "public"."product_changes"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_change_items_state" ON "product_change_items" USING btree ("tenant_id","change_id","state","position");--> statement-breakpoint
CREATE INDEX "product_changes_newest" ON "product_changes" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_changes_undo" ON "product_changes" USING btree ("tenant_id","undo_of") WHERE undo_of is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_external_ref" ON "products" USING btree ("tenant_id","external_ref") WHERE deleted_at is null and external_ref is not null;