ALTER TABLE "deploy_tokens" ADD COLUMN "paths" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "areas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Tokens from before could claim everything. They keep that until they are replaced; paths of other parts stay refused.
UPDATE "deploy_tokens" SET "paths" = '{/}', "areas" = '{admin,store-admin,platform-admin}';
