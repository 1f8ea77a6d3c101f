import { z } from 'zod';
import { partName } from '../../platform/storage/release-record.schema.ts';

/** The machine of the person who opens the page, and no other: only its owner can put files there. */
export const localOrigin = z
  .string()
  .regex(/^http:\/\/(localhost|127\.0\.0\.1):[1-9]\d{0,4}$/)
  .refine((origin) => Number(origin.split(':')[2]) < 65_536, 'is no port');

/** The shell and mfe-shared always come from the platform. */
const remoteName = partName.refine((name) => name !== 'shell' && name !== 'mfe-shared', 'is no remote');

export const overrideInput = z.strictObject({
  remote: remoteName,
  /** The URL of the local server: `http://localhost:3100`. */
  origin: localOrigin,
});
export type OverrideInput = z.infer<typeof overrideInput>;

export const override = overrideInput.extend({ expiresAt: z.iso.datetime() });
export type Override = z.infer<typeof override>;

/** The ticket is for a link that has to be opened before it expires. */
export const overrideTicket = z.object({ ticket: z.string(), expiresAt: z.iso.datetime() });
export type OverrideTicket = z.infer<typeof overrideTicket>;

const signed = z.string().min(1).max(4_000);

export const openOverrideInput = z.strictObject({ ticket: signed });
/** The browser's cookie, for which the ticket is exchanged. */
export const openedOverride = override.extend({ session: z.string() });
export type OpenedOverride = z.infer<typeof openedOverride>;

export const overrideSession = z.strictObject({ session: signed });
