CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"max_products" integer,
	"max_staff" integer,
	"max_orders" integer,
	"max_storage_mb" integer,
	"features" text[] DEFAULT '{}' NOT NULL,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'hide' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"tenant_id" uuid NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"issuer" jsonb NOT NULL,
	"bill_to" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"paid_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "subscription_invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"renews" boolean NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"past_due_since" timestamp (3) with time zone,
	"inactive_since" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "suspended_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_default" ON "plans" USING btree ("is_default") WHERE is_default;--> statement-breakpoint
CREATE INDEX "subscription_invoices_store" ON "subscription_invoices" USING btree ("tenant_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscription_invoices_open" ON "subscription_invoices" USING btree ("due_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan_id");
--> statement-breakpoint
-- Stores that are there keep all that they have: their plan has no limits and costs nothing. Nobody else can choose it.
INSERT INTO "plans" ("id", "name", "description", "prices", "features", "status", "is_default")
  SELECT gen_random_uuid(), '{"en":"Unlimited","de":"Unbegrenzt","fr":"Illimité"}', '{}',
    '{"EUR":0,"USD":0,"GBP":0,"CHF":0}', '{integrations,sign_in_provider}', 'hide', true
  WHERE EXISTS (SELECT FROM "tenants");--> statement-breakpoint
INSERT INTO "subscriptions" ("tenant_id", "plan_id", "state", "currency", "renews", "started_at", "inactive_since")
  SELECT t."id", p."id", CASE t."status" WHEN 'inactive' THEN 'inactive' ELSE 'active' END, 'EUR', true, now(),
    CASE t."status" WHEN 'inactive' THEN now() END
  FROM "tenants" t CROSS JOIN "plans" p;
