import { z } from 'zod';
import type { Versioned } from '../../platform/http/list.schema.ts';
import { listQuery } from '../../platform/http/list.schema.ts';
import { languageCode } from '../../platform/http/localized.schema.ts';

/** `invited` until they have set a password by the mail's link. */
const status = z.enum(['active', 'inactive', 'invited']);

const fields = {
  name: z.string().trim().min(2).max(80),
  phone: z.string().trim().max(40),
  /** A day: 2026-11-20. */
  joiningDate: z.iso.date(),
};

export const staffMember = z.object({
  ...fields,
  id: z.uuid(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.object({ id: z.uuid(), name: z.string() }),
  status,
  lastLoginAt: z.iso.datetime().nullable(),
  /** Signing in takes more than the password. */
  hasSecondFactor: z.boolean(),
  /** They have signed in with the store's provider. */
  hasIdentity: z.boolean(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const staffListQuery = listQuery(['name', 'newest']).extend({
  status: status.optional(),
  roleId: z.uuid().optional(),
});
export type StaffListQuery = z.infer<typeof staffListQuery>;
/** GET /staff/export: everybody whom the list has under the same filters. */
export const staffExportQuery = staffListQuery.omit({ page: true, limit: true, sort: true });
export type StaffExportQuery = z.infer<typeof staffExportQuery>;

/** PUT /staff/:id. */
export const staffFields = z.strictObject({
  ...fields,
  joiningDate: fields.joiningDate.refine((day) => day >= '1900-01-01', 'too_early'),
  roleId: z.uuid(),
});
export type StaffUpdate = Versioned<z.infer<typeof staffFields>>;

/** POST /staff: invites by mail. By default the day is today and the language the store's. */
export const staffInput = staffFields.extend({
  email: z.email().max(254).toLowerCase(),
  phone: fields.phone.default(''),
  joiningDate: staffFields.shape.joiningDate.optional(),
  locale: languageCode.optional(),
});
export type StaffInput = z.input<typeof staffInput>;

/** A person who never accepted the invitation becomes `invited` again when activated. */
export const staffStatusInput = z.strictObject({ status: z.enum(['active', 'inactive']) });
