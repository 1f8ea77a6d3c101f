import { z } from 'zod';

export const tenantDomain = z.object({
  domain: z.string(),
  /** Only then does the store answer on it. */
  verified: z.boolean(),
  /** The name of the TXT record that proves whose domain it is, and the text it has to hold. */
  record: z.string(),
  text: z.string(),
  proof: z.string(),
  createdAt: z.iso.datetime(),
});
export type TenantDomain = z.infer<typeof tenantDomain>;
export const tenantDomains = z.array(tenantDomain);

/** What it may be made of is looked at once it is in the form that DNS knows. */
const domain = z.string().trim().min(1).max(253);
export const domainInput = z.strictObject({ domain });
export const domainParams = z.strictObject({ id: z.uuid(), domain });
