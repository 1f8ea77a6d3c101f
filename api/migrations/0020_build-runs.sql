CREATE TABLE "build_runs" (
	"shell" text NOT NULL,
	"shared" text NOT NULL,
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"by" text NOT NULL,
	"ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "build_runs_shell_shared_remote_build_pk" PRIMARY KEY("shell","shared","remote","build")
);
