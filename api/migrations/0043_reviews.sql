CREATE TABLE "reviews" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"product_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"author_name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"replied_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "reviews_rating" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "average_rating" numeric(3, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "total_reviews" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("tenant_id","product_id","customer_id");--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("tenant_id","product_id","status","written_at" DESC NULLS LAST,"id","rating");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("tenant_id","written_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("tenant_id","status","written_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_by_customer" ON "reviews" USING btree ("tenant_id","customer_id");--> statement-breakpoint
-- Who edits products may also answer for what is said about them.
UPDATE "roles" SET "permissions" = "permissions" || '{read_reviews,write_reviews}'::text[]
	WHERE 'write_products' = any("permissions") AND NOT 'write_reviews' = any("permissions");
