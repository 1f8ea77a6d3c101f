CREATE TABLE "back_in_stock" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"variant_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "back_in_stock_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "back_in_stock" ADD CONSTRAINT "back_in_stock_variant_fk" FOREIGN KEY ("tenant_id","variant_id") REFERENCES "public"."variants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "back_in_stock_once" ON "back_in_stock" USING btree ("tenant_id","variant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "back_in_stock_token" ON "back_in_stock" USING btree ("tenant_id","token");--> statement-breakpoint
CREATE INDEX "back_in_stock_unconfirmed" ON "back_in_stock" USING btree ("tenant_id","created_at") WHERE confirmed_at is null;