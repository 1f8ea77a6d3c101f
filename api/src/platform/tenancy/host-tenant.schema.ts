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
  /**
   * Why the store is closed: its shop is gone, and its staff read their back office. Staff of a store that is being
   * prepared change everything in it, and see its shop.
   */
  closed: z.enum(['suspended', 'inactive', 'preparing']).optional(),
  /** The store's host, when this is one that it had before: pages are redirected there. */
  movedTo: z.string().optional(),
  /** A copy to try things in; its staff are told, and search engines leave it out. */
  sandbox: z.literal(true).optional(),
});
export type HostTenant = z.infer<typeof hostTenant>;

/** The tenant for the API's own code: the key that opens a store in preparation is in no reply. */
export type FoundTenant = HostTenant & { previewKey?: string };

/** Names below the root domain that no store may have. */
export const reservedSlugs = ['www', 'api', 'admin', 'dashboard', 'app', 'mail', 'ftp'] as const;
