import { z } from 'zod';
import { buildName, partName, releaseRecord } from '../../platform/storage/release-record.schema.ts';

/** The machine of the person who opens the page, and no other: only its owner can put files there. */
export const localOrigin = z
  .string()
  .regex(/^http:\/\/(localhost|127\.0\.0\.1):[1-9]\d{0,4}$/)
  .refine((origin) => Number(origin.split(':')[2]) < 65_536, 'is no port');

/** The shell and mfe-shared never come from a visitor's machine. */
const remoteName = partName.refine((name) => name !== 'shell' && name !== 'mfe-shared', 'is no remote');

/** A local build; `origin` is the URL of the local server: `http://localhost:3100`. */
const localInput = z.strictObject({ remote: remoteName, origin: localOrigin });
/** A published build of any part, which pages do not get yet. */
const publishedInput = z.strictObject({ remote: partName, build: buildName });

export const overrideInput = z.union([localInput, publishedInput]);
export type OverrideInput = z.infer<typeof overrideInput>;

const until = { expiresAt: z.iso.datetime() };

/** One part of a browser's pages that is not what everybody gets. */
export const override = z.union([
  localInput.extend(until),
  publishedInput.extend({
    ...until,
    /** The name of its release, and of the live one that it stands for. */
    label: z.string(),
    instead: z.string().nullable(),
    record: releaseRecord,
  }),
]);
export type Override = z.infer<typeof override>;
export const overrideList = z.object({ overrides: z.array(override) });
export type OverrideList = z.infer<typeof overrideList>;

/** The ticket is for a link that has to be opened before it expires. */
export const overrideTicket = z.object({ ticket: z.string(), expiresAt: z.iso.datetime() });
export type OverrideTicket = z.infer<typeof overrideTicket>;

const signed = z.string().min(1).max(4_000);

/** The ticket adds an override to those of the browser's session. */
export const openOverrideInput = z.strictObject({ ticket: signed, session: signed.optional() });
export type OpenOverrideInput = z.infer<typeof openOverrideInput>;
/** The browser's cookie, for which the ticket is exchanged. */
export const openedOverride = z.object({ session: z.string(), expiresAt: z.iso.datetime() });
export type OpenedOverride = z.infer<typeof openedOverride>;

export const overrideSession = z.strictObject({ session: signed });
