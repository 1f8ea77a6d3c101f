ALTER TABLE "part_contacts" ADD COLUMN "called_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "part_contacts" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "part_contacts" ADD COLUMN "answer_status" integer;