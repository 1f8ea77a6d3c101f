import { z } from 'zod';

/** Its subscription has been inactive for long, or its owner wants it, or operators do. */
export const removalReasons = ['inactive', 'owner', 'operator'] as const;

/** When a store is deleted with all that it has, and why; null for one that is not. */
export const storeRemoval = z.object({
  removeAt: z.iso.datetime().nullable(),
  because: z.enum(removalReasons).nullable(),
  /** The reason that operators gave, which its owner reads; empty otherwise. */
  reason: z.string(),
});
export type StoreRemoval = z.infer<typeof storeRemoval>;

/** The store's address proves that somebody means it. Without a password the sign-in was within ten minutes. */
export const removalInput = z.strictObject({
  slug: z.string().max(63),
  password: z.string().min(1).max(128).optional(),
});

/** Operators say why: the owner is mailed it. */
export const operatorsRemovalInput = removalInput.extend({ reason: z.string().trim().min(5).max(300) });
