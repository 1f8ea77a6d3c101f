CREATE TABLE "favourites" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "favourites_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_customer_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_product" ON "favourites" USING btree ("tenant_id","customer_id","product_id");--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("tenant_id","customer_id","created_at" DESC NULLS LAST,"id");