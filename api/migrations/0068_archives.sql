CREATE TABLE "archives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"reason" text DEFAULT 'asked' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"store_id" uuid,
	"store_name" text NOT NULL,
	"store_slug" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"problem_about" text DEFAULT '' NOT NULL,
	"bytes" bigint,
	"expires_at" timestamp (3) with time zone,
	"requested_by" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "store_removals" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"because" text NOT NULL,
	"remove_at" timestamp (3) with time zone NOT NULL,
	"archive_id" uuid,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "is_sandbox" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "archives_newest" ON "archives" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "archives_store" ON "archives" USING btree ("store_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "archives_expiring" ON "archives" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "store_removals_due" ON "store_removals" USING btree ("remove_at");