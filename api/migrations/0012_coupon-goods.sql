ALTER TABLE "coupons" ADD COLUMN "product_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "stackable" boolean DEFAULT true NOT NULL;