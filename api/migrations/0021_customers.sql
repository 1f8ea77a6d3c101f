CREATE TABLE "customer_notes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	CONSTRAINT "customer_notes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
DROP INDEX "customers_newest";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "blocked_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (name || ' ' || email || ' ' || phone) STORED;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("tenant_id","customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customers_by_status" ON "customers" USING btree ("tenant_id","status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("tenant_id",("name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING btree ("tenant_id","status","search_text");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("tenant_id","recipient");--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id");