CREATE TABLE "subscription_methods" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"customer_ref" text NOT NULL,
	"method_ref" text,
	"brand" text DEFAULT '' NOT NULL,
	"last4" text DEFAULT '' NOT NULL,
	"exp_month" integer DEFAULT 0 NOT NULL,
	"exp_year" integer DEFAULT 0 NOT NULL,
	"since" timestamp (3) with time zone,
	CONSTRAINT "subscription_methods_customer" UNIQUE("customer_ref")
);
--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD COLUMN "payment_ref" text;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD COLUMN "collect_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "subscription_methods" ADD CONSTRAINT "subscription_methods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_invoices_collect" ON "subscription_invoices" USING btree ("collect_at") WHERE status = 'open';--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_payment" UNIQUE("payment_ref");