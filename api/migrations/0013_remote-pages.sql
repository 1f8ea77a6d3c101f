CREATE TABLE "remote_pages" (
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"pages" integer NOT NULL,
	CONSTRAINT "remote_pages_remote_minute_build_pk" PRIMARY KEY("remote","minute","build")
);
