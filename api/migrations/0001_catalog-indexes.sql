ALTER TABLE "variants" DROP CONSTRAINT "variants_sku";--> statement-breakpoint
ALTER TABLE "variants" DROP CONSTRAINT "variants_options";--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "products_discount" ON "products" USING btree ("tenant_id","status",(("original_price" - "price") * 10000 / greatest("original_price", 1)) desc nulls last,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "variants" USING btree ("tenant_id","sku") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "variants_options" ON "variants" USING btree ("tenant_id","product_id","option_values") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("tenant_id","product_id","position");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_deleted_hidden" CHECK (deleted_at is null or status <> 'show');