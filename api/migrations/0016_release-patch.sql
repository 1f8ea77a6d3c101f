ALTER TABLE "releases" ADD COLUMN "patch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Releases from before are counted in the order in which they came.
UPDATE "releases" r SET "patch" = split_part(r."version", '.', 3)::int + c."place" - 1
FROM (
  SELECT "remote", "build",
    row_number() OVER (
      PARTITION BY "remote", split_part("version", '.', 1), split_part("version", '.', 2)
      ORDER BY "created_at", "build"
    ) AS "place"
  FROM "releases"
) c
WHERE c."remote" = r."remote" AND c."build" = r."build";
