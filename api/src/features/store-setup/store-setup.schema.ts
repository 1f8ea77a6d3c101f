import { z } from 'zod';

/** What a store needs before its first order, in the order in which it is done. */
export const setupSteps = ['logo', 'product', 'delivery', 'payment', 'address', 'opening'] as const;

export const storeSetup = z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() }));
export type StoreSetup = z.infer<typeof storeSetup>;
