ALTER TABLE "compositions" ALTER COLUMN "reason" SET DATA TYPE jsonb
  USING jsonb_build_object('code', 'words', 'values', jsonb_build_object('text', "reason"));--> statement-breakpoint
ALTER TABLE "releases" ALTER COLUMN "reason" SET DATA TYPE jsonb
  USING CASE
    WHEN "reason" IS NULL THEN NULL
    WHEN "reason" IN ('gone', 'cleaning', 'cleaned') THEN jsonb_build_object('code', "reason", 'values', '{}'::jsonb)
    ELSE jsonb_build_object('code', 'words', 'values', jsonb_build_object('text', "reason"))
  END;--> statement-breakpoint
UPDATE "platform_settings" SET "body" = jsonb_build_object('notices', (
  SELECT coalesce(jsonb_agg(
    notice - 'text' || jsonb_build_object('why', jsonb_build_object('code', 'words', 'values', jsonb_build_object('text', notice -> 'text')))
    ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements("body" -> 'notices') WITH ORDINALITY AS told(notice, place)
)) WHERE "key" = 'release-notices';
