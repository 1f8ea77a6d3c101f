DROP TABLE "webhooks" CASCADE;--> statement-breakpoint
-- Calls are signed as the Standard Webhooks say, whose secrets have this form: the same bytes, in base64.
UPDATE "part_contacts" SET "webhook_secret" = 'whsec_' || replace(encode(convert_to("webhook_secret", 'UTF8'), 'base64'), E'\n', '')
WHERE "webhook_secret" NOT LIKE 'whsec_%';
