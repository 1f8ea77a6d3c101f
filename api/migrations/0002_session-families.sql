DROP INDEX "platform_sessions_refresh";--> statement-breakpoint
DROP INDEX "platform_sessions_previous";--> statement-breakpoint
DROP INDEX "sessions_refresh";--> statement-breakpoint
DROP INDEX "sessions_previous";--> statement-breakpoint
CREATE INDEX "platform_sessions_user" ON "platform_sessions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "platform_sessions" DROP COLUMN "previous_hash";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "previous_hash";