ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The policy of each store would hide all rows; it is forced again after all migrations (security.sql).
ALTER TABLE "orders" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_lines" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "orders" o SET "search_text" = ' ' || regexp_replace(lower(unaccent(concat_ws(' ', o."order_prefix" || o."invoice",
  o."user_info" ->> 'name', o."user_info" ->> 'email', o."user_info" ->> 'contact',
  regexp_replace(o."user_info" ->> 'contact', '\D', '', 'g'), o."user_info" ->> 'address', o."user_info" ->> 'zipCode',
  o."user_info" ->> 'city', (SELECT string_agg(DISTINCT line."sku", ' ') FROM "order_lines" line
    WHERE line."tenant_id" = o."tenant_id" AND line."order_id" = o."id")))), '[^[:alnum:]]+', ' ', 'g');--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("tenant_id" uuid_ops,"search_text" gin_trgm_ops) WITH (gin_pending_list_limit=512);
