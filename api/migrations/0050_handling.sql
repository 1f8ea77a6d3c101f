ALTER TABLE "order_lines" ADD COLUMN "age_limit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "age_limit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf_life_days" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "aisle" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "substitute_ids" uuid[] DEFAULT '{}' NOT NULL;