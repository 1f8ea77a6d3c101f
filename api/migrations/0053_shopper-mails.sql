CREATE TABLE "mail_choices" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"token" text NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mail_choices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shopper_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_choices_address" ON "mail_choices" USING btree ("tenant_id","email","topic");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_choices_token" ON "mail_choices" USING btree ("tenant_id","token");--> statement-breakpoint
CREATE INDEX "shopper_mails_due" ON "shopper_mails" USING btree ("next_attempt_at");