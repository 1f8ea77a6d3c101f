import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { languageCode } from '../../platform/http/localized.schema.ts';

/** `invited` until they have set a password by the mail's link. */
const status = z.enum(['active', 'inactive', 'invited']);

export const staffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  image: z.string().nullable(),
  role: z.object({ id: z.uuid(), name: z.string() }),
  status,
  /** A day: 2026-11-20. */
  joiningDate: z.iso.date(),
  lastLoginAt: z.iso.datetime().nullable(),
  /** Signing in takes more than the password. */
  hasSecondFactor: z.boolean(),
  /** They have signed in with the store's provider. */
  hasIdentity: z.boolean(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});
export type StaffMember = z.infer<typeof staffMember>;
export const staffList = listReply(staffMember);

export const staffListQuery = listQuery(['name', 'newest']).extend({
  status: status.optional(),
  roleId: z.uuid().optional(),
});
export type StaffListQuery = z.infer<typeof staffListQuery>;
/** GET /staff/export: everybody whom the list has under the same filters. */
export const staffExportQuery = staffListQuery.omit({ page: true, limit: true, sort: true });
export type StaffExportQuery = z.infer<typeof staffExportQuery>;

const name = z.string().trim().min(2).max(80);
const phone = z.string().trim().max(40);
const joiningDate = z.iso.date().refine((day) => day >= '1900-01-01', 'too_early');

/** POST /staff: invites by mail. By default the day is today and the language the store's. */
export const staffInput = z.strictObject({
  name,
  email: z.email().max(254).toLowerCase(),
  phone: phone.default(''),
  roleId: z.uuid(),
  joiningDate: joiningDate.optional(),
  locale: languageCode.optional(),
});
export type StaffInput = z.input<typeof staffInput>;

/** PUT names the version it read; an older one is answered with 409 VERSION_CONFLICT. */
export const staffUpdate = z.strictObject({
  name,
  phone,
  roleId: z.uuid(),
  joiningDate,
  version: z.number().int().min(1),
});
export type StaffUpdate = z.infer<typeof staffUpdate>;

/** A person who never accepted the invitation becomes `invited` again when activated. */
export const staffStatusInput = z.strictObject({ status: z.enum(['active', 'inactive']) });
