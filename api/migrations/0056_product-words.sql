CREATE TABLE "product_search" (
	"tenant_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL,
	"length" smallint NOT NULL,
	CONSTRAINT "product_search_tenant_id_product_id_pk" PRIMARY KEY("tenant_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"tenant_id" uuid NOT NULL,
	"word" text NOT NULL,
	"pieces" text[] NOT NULL,
	CONSTRAINT "search_words_tenant_id_word_pk" PRIMARY KEY("tenant_id","word")
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("tenant_id" uuid_ops,"words");--> statement-breakpoint
CREATE INDEX "search_words_pieces" ON "search_words" USING gin ("tenant_id" uuid_ops,"pieces");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("tenant_id" uuid_ops,"word" gin_trgm_ops);