ALTER TABLE "remote_errors" ADD COLUMN "fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_errors" ADD COLUMN "browser" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "remote_errors" SET "fingerprint" = left(md5("message"), 16);
