import { z } from 'zod';

/** The tenant of a host name. `id`, `slug` and `name` are null for the platform. */
export const hostTenant = z.object({
  type: z.enum(['platform', 'tenant']),
  id: z.uuid().nullable(),
  slug: z.string().nullable(),
  name: z.string().nullable(),
  domain: z.string(),
  customDomain: z.boolean(),
  detectionMethod: z.enum(['subdomain', 'custom-domain', 'root-domain']),
  /** Why the store is closed: its shop is gone, and its staff read their back office. */
  closed: z.enum(['suspended', 'inactive']).optional(),
});
export type HostTenant = z.infer<typeof hostTenant>;

/** Names below the root domain that no store may have. */
export const reservedSlugs = ['www', 'api', 'admin', 'dashboard', 'app', 'mail', 'ftp'] as const;
