import { z } from 'zod';
import { listQuery } from '../../platform/http/list.schema.ts';

/** The fields of a tax class that staff can set. */
export const taxClassInput = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** Included in the prices of its products, in basis points. */
  rateBp: z.number().int().min(0).max(10_000),
});
export type TaxClassInput = z.infer<typeof taxClassInput>;

/** One as staff see it, in the list and alone. */
export const taxClass = z.object({
  ...taxClassInput.shape,
  id: z.uuid(),
  version: z.number().int(),
  /** How many products it is the class of. */
  productCount: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type TaxClass = z.infer<typeof taxClass>;

export const taxClassListQuery = listQuery(['name', '-name', 'rateBp', '-rateBp', 'updatedAt', '-updatedAt']);
export type TaxClassListQuery = z.infer<typeof taxClassListQuery>;
