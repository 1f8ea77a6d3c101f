DROP INDEX "customers_search";--> statement-breakpoint
ALTER TABLE "customers" drop column "search_text";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || email || ' ' || phone)) STORED;--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING btree ("tenant_id","status","search_text");--> statement-breakpoint
CREATE INDEX "customers_trigrams" ON "customers" USING gin ("tenant_id" uuid_ops,"search_text" gin_trgm_ops);--> statement-breakpoint
-- It is `search.orders` now, which belongs to another role (search.sql).
DROP FUNCTION IF EXISTS "larder_find_orders"(text[], timestamptz, timestamptz, text, uuid, text, int);
