CREATE TABLE "platform_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"values" jsonb NOT NULL,
	"why" jsonb,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	"dismissed_by" text
);
--> statement-breakpoint
CREATE TABLE "platform_day_sales" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "platform_day_sales_day_currency_pk" PRIMARY KEY("day","currency")
);
--> statement-breakpoint
CREATE TABLE "platform_days" (
	"day" date PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"active_stores" integer DEFAULT 0 NOT NULL,
	"sign_ups" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"database_ms" bigint DEFAULT 0 NOT NULL,
	"picture_bytes" bigint,
	"database_bytes" bigint,
	"loads" integer[] DEFAULT '{}' NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_days" ADD COLUMN "database_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_figures" ADD COLUMN "database_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_figures" ADD COLUMN "staff" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_figures" ADD COLUMN "picture_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_figures" ADD COLUMN "database_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_figures" ADD COLUMN "load_p_95" integer;--> statement-breakpoint
ALTER TABLE "store_figures" ADD COLUMN "measured_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "platform_notices_open" ON "platform_notices" USING btree ("kind","subject") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "platform_notices_closed" ON "platform_notices" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "platform_days_stale" ON "platform_days" USING btree ("day") WHERE is_stale;--> statement-breakpoint
CREATE INDEX "store_days_ordered" ON "store_days" USING btree ("tenant_id","day") WHERE orders > 0;--> statement-breakpoint
CREATE INDEX "store_figures_measured" ON "store_figures" USING btree ("measured_at" NULLS FIRST);--> statement-breakpoint
-- Every day is added up by the job.
INSERT INTO "platform_days" ("day") SELECT DISTINCT "day" FROM "store_days";--> statement-breakpoint
-- What was said of builds is a notice now. The columns that held who had read it stay for the release before: 0070.
INSERT INTO "platform_notices" ("id", "kind", "subject", "values", "why", "first_at", "last_at", "mailed_at")
  SELECT DISTINCT ON (2, 3) gen_random_uuid(), CASE WHEN "instead" IS NULL THEN 'build_failing' ELSE 'build_demoted' END,
    "remote" || '/' || "build", jsonb_strip_nulls(jsonb_build_object('remote', "remote", 'build', "build", 'instead', "instead")),
    "why", "at", "at", "at"
  FROM "demotions" WHERE "dismissed_at" IS NULL ORDER BY 2, 3, "at" DESC;
