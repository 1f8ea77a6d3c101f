import { and, eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { takeOut } from '../rollouts/rollouts.hand-out.service.ts';
import { goLive, lockCompositions, readLive } from '../rollouts/rollouts.live.service.ts';
import type { AssertRan } from '../runs/run-gate.ts';
import { withRuns } from '../runs/with-runs.ts';
import { isBuildThere, readNewestBuilds } from './local-builds.ts';
import { newlyUnmet, replaced } from './publish-gate.ts';
import { nextPatch } from './release-label.ts';
import { areFilesGone, findRelease, isRelease, readRecords } from './release-rows.ts';
import { releases } from './releases.table.ts';
import { toDetail } from './version-gate.ts';

type Log = Pick<Logger, 'warn'>;

/** The publisher of local builds, in place of a person or a token. */
const setBy = 'start';

type Given = Parameters<typeof withRuns>[0];

/**
 * Registers the builds in a folder of this machine. They go live by themselves unless a team's release is live, or they
 * fail beside the live builds. Builds whose folder is gone are withdrawn.
 */
export async function registerLocalBuilds(services: Given, folder: string, log: Log): Promise<void> {
  const records = await readNewestBuilds(folder);
  try {
    await withRuns(services, (tx, assertRan) => register(tx, folder, records, log, assertRan));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RELEASE_REFUSED') throw error;
    log.warn({ faults: error.details }, 'the builds of this machine fail beside what is live, which stays');
    await onPlatform(services.database, (tx) => register(tx, folder, records, log, null));
  }
}

/** Registers local builds. Without `assertRan` a build goes live only where it has to. */
async function register(
  tx: Tx,
  folder: string,
  records: ReleaseRecord[],
  log: Log,
  assertRan: AssertRan | null,
): Promise<void> {
  await lockCompositions(tx);
  for (const record of records) await keepLocal(tx, record);
  const moved = await makeLive(tx, folder, records, log, assertRan);
  await withdrawGone(tx, folder, log);
  await announce(tx, { kind: 'releases' });
  if (Object.keys(moved).length === 0) return;
  const actor = { actorId: null, actorKind: 'system', actorName: setBy } as const;
  await recordAct(tx, { ...actor, action: 'releases.start', tenantId: null, details: { parts: moved } });
}

async function keepLocal(tx: Tx, record: ReleaseRecord): Promise<void> {
  const { remote, build, version } = record;
  const known = await findRelease(tx, record);
  const anew = { source: 'local', status: 'published', reason: null, publishedAt: new Date() } as const;
  if (!known)
    await tx.insert(releases).values({ remote, build, version, record, patch: nextPatch(record), ...anew });
  else if (known.status === 'uploading' || areFilesGone(known))
    await tx
      .update(releases)
      .set({ record, ...anew })
      .where(isRelease(record));
  // The folder may have been made again; a build that somebody withdrew stays withdrawn.
  else if (known.source === 'local') await tx.update(releases).set({ record }).where(isRelease(record));
}

/** Makes builds live. Returns those that went live, as part → build. */
async function makeLive(
  tx: Tx,
  folder: string,
  records: ReleaseRecord[],
  log: Log,
  assertRan: AssertRan | null,
): Promise<Record<string, string>> {
  const live = await readLive(tx);
  const moved: ReleaseRecord[] = [];
  let mustMove = false;
  for (const record of records) {
    const { remote } = record;
    const build = live.parts[remote];
    if (build === record.build || (await findRelease(tx, record))?.status !== 'published') continue;
    const present = build ? await findRelease(tx, { remote, build }) : undefined;
    if (present?.source === 'upload') continue;
    moved.push(record);
    mustMove ||= build === undefined || !(await isBuildThere(folder, { remote, build }));
  }
  const liveRecords = await readRecords(tx, live.parts);
  const broken = newlyUnmet(liveRecords, replaced(liveRecords, moved));
  if (broken.length > 0) {
    log.warn({ broken: broken.map(toDetail) }, 'the builds of this machine do not fit what was released');
    if (!mustMove) return {};
  }
  // Where nothing is live, or its files are gone, there would be no page until the run has ended.
  if (!mustMove && !assertRan) return {};
  if (!mustMove) await assertRan?.(tx, moved);
  const parts = Object.fromEntries(moved.map(({ remote, build }) => [remote, build]));
  await goLive(tx, { parts, reason: { code: 'localBuilds', values: {} }, setBy });
  return parts;
}

async function withdrawGone(tx: Tx, folder: string, log: Log): Promise<void> {
  const rows = await tx
    .select({ remote: releases.remote, build: releases.build })
    .from(releases)
    .where(and(eq(releases.source, 'local'), inArray(releases.status, ['published', 'demoted'])));
  for (const row of rows) {
    if (await isBuildThere(folder, row)) continue;
    const gone = { code: 'gone', values: {} };
    await tx.update(releases).set({ status: 'withdrawn', reason: gone }).where(isRelease(row));
    const reason = { code: 'wasWithdrawn', values: row, because: gone };
    const isOut = await takeOut(tx, [row], { reason, setBy, canLeave: true });
    if (!isOut) log.warn(row, 'a live build is gone from this machine, and there is none to go back to');
  }
}
