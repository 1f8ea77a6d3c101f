ALTER TABLE "tenant_domains" DROP CONSTRAINT "tenant_domains_pkey";--> statement-breakpoint
ALTER TABLE "tenant_domains" ADD CONSTRAINT "tenant_domains_domain_tenant_id_pk" PRIMARY KEY("domain","tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_domains_verified" ON "tenant_domains" USING btree ("domain") WHERE verified;
