import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { message } from '../../platform/message.schema.ts';
import { buildName, partName } from '../../platform/storage/release-record.schema.ts';
import { metrics } from './metrics.ts';

const which = { remote: partName, build: buildName };

/** Text of a page, cut rather than refused: a report about a failure must not fail for its length. */
const cut = (longest: number) => z.string().transform((text) => text.slice(0, longest).toWellFormed());

/** What an open page says about itself. */
export const telemetryInput = z.strictObject({
  /** The id of the composition it runs on. */
  composition: z.string().max(200),
  /** Without its query, which may hold what is nobody's business: links of mails bring their token there. */
  path: z.string().transform((path) =>
    path
      .replace(/[?#].*$/s, '')
      .slice(0, 300)
      .toWellFormed(),
  ),
  errors: z
    .array(
      z.strictObject({
        ...which,
        /** Where it failed: entry, module, needs, start, mount, render, … */
        phase: z.string().regex(/^[a-z][a-z-]{0,19}$/),
        message: cut(500),
      }),
    )
    .max(10)
    .default([]),
  numbers: z
    .array(
      z.strictObject({
        ...which,
        /** load, lcp, inp, fcp and ttfb in ms, cls in thousandths; pages is 1 for each page. */
        metric: z.enum(metrics),
        value: z.number().min(0).max(1_000_000_000),
      }),
    )
    .max(60)
    .default([]),
  /** The builds it runs on, whose files it may still ask for. */
  builds: z
    .record(partName, buildName)
    .refine((builds) => Object.keys(builds).length <= 50, 'too many')
    .default({}),
});
export type TelemetryInput = z.infer<typeof telemetryInput>;

export const remoteErrorQuery = listQuery(['newest']).omit({ q: true }).extend({
  remote: partName.optional(),
  build: buildName.optional(),
});
export type RemoteErrorQuery = z.infer<typeof remoteErrorQuery>;

export const remoteError = z.object({
  id: z.uuid(),
  /** Null on the platform's own pages. */
  storeId: z.uuid().nullable(),
  storeName: z.string().nullable(),
  ...which,
  composition: z.string(),
  phase: z.string(),
  message: z.string(),
  path: z.string(),
  visitor: z.string(),
  createdAt: z.iso.datetime(),
});
export type RemoteError = z.infer<typeof remoteError>;
export const remoteErrorList = listReply(remoteError);

export const remoteNumbersQuery = z.strictObject({
  remote: partName.optional(),
  build: buildName.optional(),
  storeId: z.uuid().optional(),
  /** Today and the days before it, in UTC. */
  days: z.coerce.number().int().min(1).max(90).default(7),
  /** One line a build, or one line a build and store. */
  by: z.enum(['build', 'store']).default('build'),
});
export type RemoteNumbersQuery = z.infer<typeof remoteNumbersQuery>;

const measured = z.object({ count: z.number().int(), mean: z.number(), p75: z.number().nullable() });

export const remoteNumbers = z.object({
  ...which,
  /** Whose pages; null for all of them together, and for the platform's own. */
  storeId: z.uuid().nullable(),
  storeName: z.string().nullable(),
  pages: z.number().int(),
  errors: z.number().int(),
  load: measured.nullable(),
  bytes: measured.nullable(),
  lcp: measured.nullable(),
  inp: measured.nullable(),
  cls: measured.nullable(),
  fcp: measured.nullable(),
  ttfb: measured.nullable(),
});
export type RemoteNumbers = z.infer<typeof remoteNumbers>;

/** The builds of the most pages first, 200 lines at most. */
export const remoteNumbersReply = z.object({ items: z.array(remoteNumbers) });

/** When a build is taken from everybody by itself. */
export const releaseSettings = z.strictObject({
  demoteOn: z.boolean(),
  /** So many visitors in whose pages it failed, */
  demoteAfterVisitors: z.number().int().min(1).max(10_000),
  /** within so many minutes. */
  demoteWithinMinutes: z.number().int().min(1).max(1_440),
});
export type ReleaseSettings = z.infer<typeof releaseSettings>;

/** What the platform did by itself, or could not do, and operators should know of. */
export const releaseNotice = z.object({
  at: z.iso.datetime(),
  ...which,
  /** How it came to that. */
  why: message,
  /** The build that was given out instead; null when nothing was changed. */
  instead: buildName.nullable(),
});
export type ReleaseNotice = z.infer<typeof releaseNotice>;
