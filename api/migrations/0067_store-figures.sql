CREATE TABLE "figure_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date
);
--> statement-breakpoint
CREATE TABLE "store_day_sales" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "store_day_sales_tenant_id_day_currency_pk" PRIMARY KEY("tenant_id","day","currency")
);
--> statement-breakpoint
CREATE TABLE "store_days" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"sign_ups" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"last_order_at" timestamp (3) with time zone,
	CONSTRAINT "store_days_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
);
--> statement-breakpoint
CREATE TABLE "store_figures" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"through" date NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"sign_ups" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"sales" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"last_order_at" timestamp (3) with time zone,
	"active_months" date[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_day_sales" ADD CONSTRAINT "store_day_sales_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_days" ADD CONSTRAINT "store_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_figures" ADD CONSTRAINT "store_figures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_former_slugs" ADD CONSTRAINT "tenant_former_slugs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_day_sales_day" ON "store_day_sales" USING btree ("day","currency","orders","amount");--> statement-breakpoint
CREATE INDEX "store_days_day" ON "store_days" USING btree ("day","tenant_id","orders","sign_ups","errors");--> statement-breakpoint
CREATE INDEX "store_figures_through" ON "store_figures" USING btree ("through");--> statement-breakpoint
CREATE INDEX "tenant_former_slugs_tenant" ON "tenant_former_slugs" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "tenants_search" ON "tenants" USING gin ("name" gin_trgm_ops,"slug" gin_trgm_ops,"owner_email" gin_trgm_ops);--> statement-breakpoint
-- The job adds up what was there before.
INSERT INTO "figure_marks" ("id", "tenant_id", "kind") SELECT gen_random_uuid(), "id", 'all' FROM "tenants";
