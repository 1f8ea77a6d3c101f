DROP INDEX "products_search";--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING btree ("tenant_id","status","search_text","id");