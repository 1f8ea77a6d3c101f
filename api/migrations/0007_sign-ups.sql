CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"store" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ups_hash_unique" UNIQUE("hash")
);
