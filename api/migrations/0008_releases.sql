CREATE TABLE "deploy_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deploy_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "compositions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parts" jsonb NOT NULL,
	"reason" text NOT NULL,
	"set_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"version" text NOT NULL,
	"commit" text,
	"record" jsonb NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"published_by" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_remote_build_pk" PRIMARY KEY("remote","build")
);
--> statement-breakpoint
CREATE TABLE "rollouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"share" integer NOT NULL,
	"ring" text,
	"tenant_ids" uuid[],
	"starts_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_errors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid,
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"composition" text NOT NULL,
	"phase" text NOT NULL,
	"message" text NOT NULL,
	"path" text NOT NULL,
	"visitor" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_numbers" (
	"day" date NOT NULL,
	"store_id" uuid NOT NULL,
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"metric" text NOT NULL,
	"count" bigint NOT NULL,
	"sum" double precision NOT NULL,
	"buckets" integer[] NOT NULL,
	CONSTRAINT "remote_numbers_day_store_id_remote_build_metric_pk" PRIMARY KEY("day","store_id","remote","build","metric")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "ring" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
CREATE INDEX "compositions_newest" ON "compositions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "releases_newest" ON "releases" USING btree ("remote","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rollouts_remote" ON "rollouts" USING btree ("remote","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "remote_errors_build" ON "remote_errors" USING btree ("remote","build","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "remote_errors_newest" ON "remote_errors" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);