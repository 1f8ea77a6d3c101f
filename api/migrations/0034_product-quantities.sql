ALTER TABLE "products" ADD COLUMN "min_per_order" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "quantity_step" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "meta_title" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "meta_description" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_quantity_step" CHECK (quantity_step >= 1);--> statement-breakpoint
-- Whoever could write products saw their costs.
UPDATE "roles" SET "permissions" = "permissions" || '{read_costs}'::text[]
	WHERE 'write_products' = any("permissions") AND NOT 'read_costs' = any("permissions");
