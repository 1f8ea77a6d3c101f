import { z } from 'zod';

/** The steps before a store's first order, in the order in which they are done. */
export const setupSteps = [
  'logo',
  'product',
  'delivery',
  'payment',
  'address',
  'domain',
  'test_order',
  'opening',
] as const;

export const storeSetup = z.array(
  z.object({
    step: z.enum(setupSteps),
    done: z.boolean(),
    /** The store can open without it. */
    optional: z.boolean().optional(),
  }),
);
export type StoreSetup = z.infer<typeof storeSetup>;
export type SetupStep = StoreSetup[number]['step'];
