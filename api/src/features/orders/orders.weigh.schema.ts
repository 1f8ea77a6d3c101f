import { z } from 'zod';

/** PUT /orders/{id}/weights: the grams of all pieces of a line together. */
export const orderWeightsInput = z.strictObject({
  version: z.number().int().min(1),
  lines: z
    .array(z.strictObject({ lineId: z.uuid(), grams: z.number().int().min(1).max(10_000_000) }))
    .min(1)
    .max(200),
});
export type OrderWeightsInput = z.infer<typeof orderWeightsInput>;
