import { z } from 'zod';
import { fallbackLanguage } from '../../languages.ts';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { languageCode } from '../../platform/http/localized.schema.ts';

/** Somebody who runs the platform. */
export const operator = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive', 'invited']),
  role: z.object({ id: z.uuid(), name: z.string(), permissions: z.array(z.string()) }),
  /** Signing in takes more than the password. */
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Operator = z.infer<typeof operator>;

export const operatorListQuery = listQuery(['name', '-name', 'createdAt', '-createdAt']);
export type OperatorListQuery = z.infer<typeof operatorListQuery>;
export const operatorList = listReply(operator);

const proof = z.string().min(1).max(128).optional();

/** An operator who lets somebody into the platform proves who they are: with the password, or by a recent sign-in. */
export const operatorInput = z.strictObject({
  password: proof,
  name: z.string().trim().min(2).max(80),
  email: z.email().max(254).toLowerCase(),
  locale: languageCode.default(fallbackLanguage),
  roleId: z.uuid(),
});
export type OperatorInput = Omit<z.output<typeof operatorInput>, 'password'>;

export const operatorRoleChange = z.strictObject({ password: proof, roleId: z.uuid() });

export const operatorStatusInput = z.strictObject({
  password: proof,
  status: z.enum(['active', 'inactive']),
});
