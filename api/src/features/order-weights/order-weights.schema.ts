import { z } from 'zod';
import { seenVersion } from '../../platform/http/list.schema.ts';

/** PUT /orders/{id}/weights: the grams of all pieces of a line together, or of a part of the bundle that it is. */
export const orderWeightsInput = z.strictObject({
  version: seenVersion.min(1),
  lines: z
    .array(
      z.strictObject({
        lineId: z.uuid(),
        /** The part of a bundle. */
        variantId: z.uuid().optional(),
        grams: z.number().int().min(1).max(10_000_000),
        /** Asks the customer whether they pay for the weight above the tolerance; until they say so they do not. */
        ask: z.boolean().optional(),
        /** The customer has told staff, as on the phone, that they pay it. */
        accepted: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(200),
});

/** PUT /orders/mine/{id}/consents: the answer, with the grams that the customer saw. */
export const weightConsentInput = z.strictObject({
  lineId: z.uuid(),
  grams: z.number().int().min(1).max(10_000_000),
  accepted: z.boolean(),
});
export type WeightConsentInput = z.infer<typeof weightConsentInput>;
export type OrderWeightsInput = z.infer<typeof orderWeightsInput>;
