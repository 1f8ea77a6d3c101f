import { z } from 'zod';

/** When a store is deleted with all that it has; null for one that is not. */
export const storeRemoval = z.object({ removeAt: z.iso.datetime().nullable() });
export type StoreRemoval = z.infer<typeof storeRemoval>;
