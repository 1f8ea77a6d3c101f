DROP INDEX "products_updated";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
DROP INDEX "orders_by_status";--> statement-breakpoint
CREATE INDEX "mails_by_status" ON "mails" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("tenant_id","total","id");--> statement-breakpoint
CREATE INDEX "products_all_updated" ON "products" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_all_newest" ON "products" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_all_selling" ON "products" USING btree ("tenant_id","sales" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_all_price" ON "products" USING btree ("tenant_id","price","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_all_title" ON "products" USING btree ("tenant_id",("title" ->> 'en'),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("tenant_id","status","brand");--> statement-breakpoint
CREATE INDEX "tenants_newest" ON "tenants" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tenants_name" ON "tenants" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("tenant_id","status","placed_at" DESC NULLS LAST,"payment_method");