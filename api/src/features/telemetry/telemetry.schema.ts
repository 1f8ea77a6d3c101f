import { z } from 'zod';
import { listQuery, listReply, seenVersion } from '../../platform/http/list.schema.ts';
import { buildName, partName } from '../../platform/storage/release-record.schema.ts';
import { metrics } from './metrics.ts';

const which = { remote: partName, build: buildName };

/** Text of a page. It is shortened instead of refused, as a report about a failure must not fail for its length. */
const cut = (longest: number) => z.string().transform((text) => text.slice(0, longest).toWellFormed());

/** The path without its query, which may be private: links of mails have their token in it. */
const path = z.string().transform((text) =>
  text
    .replace(/[?#].*$/s, '')
    .slice(0, 300)
    .toWellFormed(),
);

/** The stack of an error. Its URLs lose their queries. */
const stack = z
  .string()
  .transform((text) =>
    text
      .slice(0, 2_000)
      .replace(/\?[^\s:)]*/g, '')
      .toWellFormed(),
  )
  .default('');

/** The builds that run in a page: part → build. */
const builds = z
  .record(partName, buildName)
  .refine((given) => Object.keys(given).length <= 50, 'too many')
  .default({});

/** A report of an open page. */
export const telemetryInput = z.strictObject({
  /** The id of the page's composition. */
  composition: z.string().max(200),
  path,
  errors: z
    .array(
      z.strictObject({
        ...which,
        /** The phase of the failure: entry, module, needs, start, mount, render, freeze, … */
        phase: z.string().regex(/^[a-z][a-z-]{0,19}$/),
        message: cut(500),
        stack,
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
  /** The builds that the page runs and whose files it may still request. */
  builds,
});
export type TelemetryInput = z.infer<typeof telemetryInput>;

/** A failure that an edge has seen in its renderer: a build that does not run on a server. */
export const verdictInput = z.strictObject({
  composition: z.string().max(200),
  builds,
  ...which,
  /** It throws, it does not answer any more, or its load or start never ends. */
  problem: z.enum(['throws', 'loops', 'hangs']),
  message: cut(500),
  stack,
  /** The route that ends the renderer, of a build that starts. Its address may be any visitor's. */
  page: cut(120).optional(),
});
export type VerdictInput = z.infer<typeof verdictInput>;

const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .optional();

export const remoteErrorQuery = listQuery(['newest']).omit({ q: true }).extend({
  remote: partName.optional(),
  build: buildName.optional(),
  fingerprint,
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
  stack: z.string(),
  browser: z.string(),
  path: z.string(),
  visitor: z.string(),
  createdAt: z.iso.datetime(),
});
export type RemoteError = z.infer<typeof remoteError>;
export const remoteErrorList = listReply(remoteError);

export const errorGroupQuery = remoteErrorQuery.omit({ fingerprint: true });
export type ErrorGroupQuery = z.infer<typeof errorGroupQuery>;

/** Equal errors of one build. The lists hold ten names at most. */
export const errorGroup = z.object({
  ...which,
  /** The name of the build's release; null for a build that was never released. */
  label: z.string().nullable(),
  fingerprint: z.string(),
  phase: z.string(),
  /** The message of the newest one, and its path. */
  message: z.string(),
  path: z.string(),
  count: z.number().int(),
  visitors: z.number().int(),
  browsers: z.array(z.string()),
  stores: z.array(z.string()),
  compositions: z.array(z.string()),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type ErrorGroup = z.infer<typeof errorGroup>;
export const errorGroupList = listReply(errorGroup);

export const remoteNumbersQuery = z.strictObject({
  remote: partName.optional(),
  build: buildName.optional(),
  storeId: z.uuid().optional(),
  /** Today and the days before it, in UTC. */
  days: z.coerce.number().int().min(1).max(90).default(7),
  /** A row for each build, or for each build and store. */
  by: z.enum(['build', 'store']).default('build'),
});
export type RemoteNumbersQuery = z.infer<typeof remoteNumbersQuery>;

const measured = z.object({
  count: z.number().int(),
  mean: z.number(),
  p75: z.number().nullable(),
  p95: z.number().nullable(),
});

export const remoteNumbers = z.object({
  ...which,
  /** The store of the pages; null for all pages together, and for the platform's own. */
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

/** Builds with the most pages first, 200 rows at most. */
export const remoteNumbersReply = z.object({ items: z.array(remoteNumbers) });

/** The platform's rules for builds, before visitors get them and afterwards. */
export const releaseSettings = z.strictObject({
  /** Visitors get only builds whose pages were opened in a browser. */
  demandBrowserCheck: z.boolean(),
  /** Whether a build is demoted automatically. */
  demoteOn: z.boolean(),
  /** The number of visitors in whose pages it failed, */
  demoteAfterVisitors: z.number().int().min(1).max(10_000),
  /** and the minutes in which they are counted. */
  demoteWithinMinutes: z.number().int().min(1).max(1_440),
  /** The version that was read, and 0 before the first save; a save over an older one is a 409. */
  version: seenVersion.min(0),
});
export type ReleaseSettings = z.infer<typeof releaseSettings>;
