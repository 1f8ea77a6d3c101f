ALTER TABLE "order_lines" ADD COLUMN "weight" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "nominal_weight_g" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tolerance_pct" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_weight" CHECK (nominal_weight_g is null or (nominal_weight_g > 0 and sold_by = 'weight' and priced_by in ('kg', '100g')));