import { z } from 'zod';

export const personQuery = z.object({
  /** A part of a name, an e-mail address or a phone number. */
  q: z.string().trim().min(3).max(254),
});

export const foundPerson = z.object({
  id: z.uuid(),
  kind: z.enum(['operator', 'staff', 'customer']),
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive', 'invited', 'blocked']),
  /** The name of the role; empty for a customer. */
  role: z.string(),
  /** Null for an operator. */
  store: z
    .object({
      id: z.uuid(),
      name: z.string(),
      status: z.enum(['active', 'suspended', 'inactive']),
    })
    .nullable(),
  /** The host where they sign in. */
  host: z.string(),
  /** Whether they can sign in there now. */
  maySignIn: z.boolean(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

export const foundPeople = z.object({
  items: z.array(foundPerson),
  /** There are more than these. */
  more: z.boolean(),
});
export type FoundPeople = z.infer<typeof foundPeople>;
