import { z } from 'zod';
import { eachOf } from '../../platform/http/keyed.schema.ts';
import { message } from '../../platform/message.schema.ts';
import { buildName, partName } from '../../platform/storage/release-record.schema.ts';
import { ring, rollout, share } from '../rollouts/rollouts.schema.ts';
import { releaseSettings } from '../telemetry/telemetry.schema.ts';
import { releaseLabel, releaseStatus } from './releases.schema.ts';

const build = {
  build: buildName,
  version: z.string(),
  label: releaseLabel,
  commit: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  publishedBy: z.string(),
};

/** One build and its numbers of the last 24 hours. */
export const overviewBuild = z.object({
  ...build,
  status: releaseStatus,
  reason: message.nullable(),
  /** The share of visitors who get it now, in basis points, if all stores have equally many. */
  share,
  /** The run on the platform, before visitors got it: beside how many sets of builds. */
  ran: z.object({ sets: z.number().int(), ms: z.number().int(), at: z.iso.datetime() }).nullable(),
  /** Its pages were opened in a browser. */
  opened: z.object({ pages: z.number().int(), ms: z.number().int(), at: z.iso.datetime() }).nullable(),
  pages: z.number().int(),
  errors: z.number().int(),
  visitorsWithErrors: z.number().int(),
  p75: z.object({ lcp: z.number().nullable(), load: z.number().nullable() }),
});
export type OverviewBuild = z.infer<typeof overviewBuild>;

export const partOverview = z.object({
  remote: partName,
  live: z.object(build).nullable(),
  /** It has pages of its own, which disappear with it; other pages work without it. */
  optional: z.boolean(),
  /** The build to fall back to. */
  lastGood: buildName.nullable(),
  /** The builds that visitors get, and the newest others. */
  builds: z.array(overviewBuild),
  /** The active rollouts. */
  rollouts: z.array(rollout),
});

/** The data of the releases page. */
export const releaseOverview = z.object({
  parts: z.array(partOverview),
  /** How many stores are in each ring. */
  rings: eachOf(ring.options, z.number().int()),
  settings: releaseSettings,
  /** Always empty: builds of mfe-platform-admin from before `/platform-notices` read it. */
  notices: z.array(z.never()),
});
export type ReleaseOverview = z.infer<typeof releaseOverview>;
