import { z } from 'zod';

/** Files of a sitemap have 50,000 addresses at most (sitemaps.org). */
export const addressesPerPart = 50_000;
/** The addresses of one reply. */
export const addressesPerReply = 1_000;

export const addressQuery = z.strictObject({
  /** The last slug of the reply before; without it the first addresses are answered. */
  after: z.string().max(200).default(''),
});

/** The visible products' addresses in the order of their slugs. Fewer than a full reply: these are the last. */
export const addressList = z.array(z.object({ slug: z.string(), updatedAt: z.iso.datetime() }));
export type AddressList = z.infer<typeof addressList>;

/** The slug after which each part of the sitemap begins; empty for the first one. */
export const addressParts = z.array(z.string());
