CREATE TABLE "tax_classes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"rate_bp" integer NOT NULL,
	CONSTRAINT "tax_classes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tax_classes_rate" CHECK (rate_bp between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_classes_name" ON "tax_classes" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class_fk" FOREIGN KEY ("tenant_id","tax_class_id") REFERENCES "public"."tax_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_tax_class" ON "products" USING btree ("tenant_id","tax_class_id") WHERE tax_class_id is not null;