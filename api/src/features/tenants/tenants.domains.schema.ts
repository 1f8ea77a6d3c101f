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

/** The domain with the records that lead visitors to the store. */
export const pointedDomain = tenantDomain.extend({
  /** A CNAME, or the addresses where DNS allows none; empty when those are unknown at the moment. */
  pointsTo: z.array(z.object({ type: z.enum(['CNAME', 'A', 'AAAA']), value: z.string() })),
});
export type PointedDomain = z.infer<typeof pointedDomain>;
export const pointedDomains = z.array(pointedDomain);

/** Its form is checked after the conversion to DNS's form. */
const domain = z.string().trim().min(1).max(253);
export const domainInput = z.strictObject({ domain });
export const domainParams = z.strictObject({ id: z.uuid(), domain });
export const ownDomainParams = z.strictObject({ domain });
export const certificateQuery = z.strictObject({ domain });

/** GET /domains: the store's domains for its owner. */
export const storeDomains = z.object({
  domains: pointedDomains,
  /** The store's own host below the platform. */
  target: z.string(),
  /** The present addresses of the target, for builds that decide themselves which domain can have no CNAME. */
  addresses: z.array(z.string()),
});
export type StoreDomains = z.infer<typeof storeDomains>;
