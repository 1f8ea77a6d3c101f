CREATE TABLE "platform_recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "platform_recovery_codes_hash" UNIQUE("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "platform_second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"secret" text,
	"last_step" integer,
	"credential_id" text,
	"public_key" text,
	"counter" bigint,
	"transports" text[],
	"rp_id" text,
	CONSTRAINT "platform_second_factors_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "recovery_codes_hash" UNIQUE("tenant_id","user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"secret" text,
	"last_step" integer,
	"credential_id" text,
	"public_key" text,
	"counter" bigint,
	"transports" text[],
	"rp_id" text,
	CONSTRAINT "second_factors_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "second_factors_credential" UNIQUE("tenant_id","credential_id")
);
--> statement-breakpoint
ALTER TABLE "platform_recovery_codes" ADD CONSTRAINT "platform_recovery_codes_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."platform_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_second_factors" ADD CONSTRAINT "platform_second_factors_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."platform_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_staff_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_staff_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_second_factors_user" ON "platform_second_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factors_user" ON "second_factors" USING btree ("tenant_id","user_id");