import { z } from 'zod';

/** Somebody who runs the platform. */
export const operator = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive']),
  /** Signing in takes more than the password. */
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Operator = z.infer<typeof operator>;
export const operatorList = z.array(operator);
