CREATE TABLE "product_versions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"way" text NOT NULL,
	"actor_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"product" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_versions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_change_items" ADD COLUMN "product_version" integer;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_versions_newest" ON "product_versions" USING btree ("tenant_id","product_id","version" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_change_items_product" ON "product_change_items" USING btree ("tenant_id","product_id","product_version" DESC NULLS LAST) WHERE state = 'applied' and product_version is not null;