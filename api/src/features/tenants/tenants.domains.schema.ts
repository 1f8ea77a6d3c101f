import { z } from 'zod';

export const tenantDomain = z.object({
  domain: z.string(),
  /** The store answers on the domain only then. */
  verified: z.boolean(),
  /** The name and value of the TXT record that proves the domain. */
  record: z.string(),
  text: z.string(),
  proof: z.string(),
  createdAt: z.iso.datetime(),
});
export type TenantDomain = z.infer<typeof tenantDomain>;
export const tenantDomains = z.array(tenantDomain);

/** Its form is checked after the conversion to DNS's form. */
const domain = z.string().trim().min(1).max(253);
export const domainInput = z.strictObject({ domain });
export const domainParams = z.strictObject({ id: z.uuid(), domain });
export const ownDomainParams = z.strictObject({ domain });
export const certificateQuery = z.strictObject({ domain });

/** GET /domains: what the store's owner reads. */
export const storeDomains = z.object({
  domains: tenantDomains,
  /** The store's own host below the platform, to which a domain's CNAME points. */
  target: z.string(),
  /** For a domain that can have no CNAME: the addresses that the target has now. */
  addresses: z.array(z.string()),
});
export type StoreDomains = z.infer<typeof storeDomains>;
