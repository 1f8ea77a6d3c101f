CREATE TABLE "demotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"why" jsonb NOT NULL,
	"instead" text,
	"dismissed_at" timestamp (3) with time zone,
	"dismissed_by" text
);
--> statement-breakpoint
ALTER TABLE "remote_errors" ADD COLUMN "stack" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_errors" ADD COLUMN "builds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "demotions_newest" ON "demotions" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
INSERT INTO "demotions" ("id", "at", "remote", "build", "why", "instead")
SELECT gen_random_uuid(), (n ->> 'at')::timestamptz, n ->> 'remote', n ->> 'build', n -> 'why', n ->> 'instead'
FROM "platform_settings", jsonb_array_elements("body" -> 'notices') AS n WHERE "key" = 'release-notices';--> statement-breakpoint
DELETE FROM "platform_settings" WHERE "key" = 'release-notices';
