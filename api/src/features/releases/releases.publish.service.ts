import { and, ne, sql } from 'drizzle-orm';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import { findDeployer } from '../../platform/identity/deploy-tokens.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { SignedCheck } from '../browser-checks/browser-checks.schema.ts';
import { keepChecks } from '../browser-checks/browser-checks.service.ts';
import { startRollout } from '../rollouts/rollouts.hand-out.service.ts';
import type { Live } from '../rollouts/rollouts.live.service.ts';
import { lockCompositions, makeLiveForAll, readLive, wentLive } from '../rollouts/rollouts.live.service.ts';
import { forceRun } from '../runs/run-gate.ts';
import { withRuns } from '../runs/with-runs.ts';
import type { Grants } from './page-gate.ts';
import { assertFits } from './publish-gate.ts';
import type { Publisher } from './publisher.ts';
import { grantsOf } from './publisher.ts';
import { labelOf } from './release-label.ts';
import type { ReleaseState } from './release-rows.ts';
import { areFilesGone, isRelease, lockReleases, wholeRecord } from './release-rows.ts';
import type { PublishInput } from './releases.publish.schema.ts';
import type { PublishReply, ReleaseName } from './releases.schema.ts';
import { releases } from './releases.table.ts';
import { assertUsable } from './releases.upload.service.ts';

type Given = Pick<Services, 'database' | 'releaseFiles' | 'runBuilds' | 'ask' | 'config'>;

/**
 * Publishes a build and its companions, all or none: without a way, live, or by a rollout. Repeating it changes only
 * what pages get. Throws RELEASE_INCOMPLETE with the missing files, or RELEASE_REFUSED with the unmet needs.
 */
export async function publishRelease(
  services: Given,
  publisher: Publisher,
  name: ReleaseName,
  input: PublishInput,
): Promise<PublishReply> {
  const names = [name, ...input.with.map(({ remote, build }) => ({ remote, build }))];
  if (input.with.some(({ remote }) => remote === name.remote))
    throw new AppError('VALIDATION', [{ field: 'with', message: 'two builds of one part' }]);
  if (input.force && publisher.onlyPart !== null)
    throw new AppError('FORBIDDEN', [{ field: 'force', message: 'only an operator may force a release' }]);
  const grants = await assertOwners(services, publisher, input);
  const complete = await finishFiles(services, publisher, names);
  return withRuns(services, async (tx, assertRan, ranMs) => {
    await lockCompositions(tx);
    const rows = await lockReleases(tx, names);
    for (const row of rows) {
      assertUsable(row, publisher);
      // Somebody may have sent another record or cleaned up since the files were checked.
      const seen = complete.find(({ remote }) => remote === row.remote);
      if (areFilesGone(row) || JSON.stringify(seen?.record) !== JSON.stringify(row.record))
        throw new AppError('RELEASE_INCOMPLETE', [{ field: row.remote, message: 'its files have changed' }]);
    }
    const records = rows.map(({ record }) => wholeRecord(record));
    await assertFits(tx, records, grants);
    const checks = checksOf(name, input);
    if (!input.force) await keepChecks(tx, { records, checks, toVisitors: isToVisitors(input) });
    await (input.force ? forceRun : assertRan)(tx, records);
    await markPublished(tx, publisher, names);
    const live = await handOut(tx, publisher, names, input);
    await announce(tx, { kind: 'releases' });
    const { with: companions, check: _kept, ...way } = input;
    await recordAct(tx, {
      ...publisher.actor,
      action: 'releases.publish',
      tenantId: null,
      details: { ...name, ...way, with: companions.map(({ remote, build }) => ({ remote, build })) },
    });
    const [label = ''] = rows.filter(({ remote }) => remote === name.remote).map(labelOf);
    return { ...name, label, composition: live.id, live: live.parts[name.remote] === name.build, ranMs };
  });
}

const checksOf = ({ remote }: ReleaseName, input: PublishInput): Map<string, SignedCheck> =>
  new Map(
    [{ remote, check: input.check }, ...input.with].flatMap(({ remote: part, check }) =>
      check ? [[part, check] as const] : [],
    ),
  );

/** Whether visitors get the build. If not, it can only be chosen later. */
const isToVisitors = ({ live, share, ring, tenantIds }: PublishInput) =>
  live || share !== undefined || ring !== null || tenantIds !== null;

/**
 * Checks that a deploy token publishes its own part. Other parts need their own tokens. Returns the claims that these
 * tokens allow their parts.
 */
async function assertOwners(
  { database }: Given,
  publisher: Publisher,
  { with: companions }: PublishInput,
): Promise<Grants> {
  const grants = grantsOf(publisher);
  if (publisher.onlyPart === null) return grants;
  for (const { remote, token } of companions) {
    const owner = token === undefined ? null : await findDeployer(database, token);
    if (owner?.remote !== remote) throw new AppError('FORBIDDEN', [{ field: 'with', message: remote }]);
    grants.set(remote, { paths: owner.paths, areas: owner.areas, slots: owner.slots });
  }
  return grants;
}

/**
 * Finishes the files before compositions are locked, as it may take long. Each build is locked by itself, as when its
 * files are finished or removed. No page gets it before its row is changed.
 */
async function finishFiles(
  { database, releaseFiles }: Given,
  publisher: Publisher,
  names: ReleaseName[],
): Promise<ReleaseState[]> {
  const rows: ReleaseState[] = [];
  const missing: ErrorDetail[] = [];
  for (const name of names) {
    await onPlatform(database, async (tx) => {
      const [row] = await lockReleases(tx, [name]);
      if (!row) return;
      assertUsable(row, publisher);
      rows.push(row);
      const isThere = row.status === 'published' || (row.source === 'local' && !areFilesGone(row));
      const files = isThere ? [] : await releaseFiles.finish(row.record);
      missing.push(...files.map((field) => ({ field, message: `missing in ${row.remote} ${row.build}` })));
    });
  }
  if (missing.length > 0) throw new AppError('RELEASE_INCOMPLETE', missing);
  return rows;
}

async function markPublished(tx: Tx, { name }: Publisher, names: ReleaseName[]): Promise<void> {
  for (const one of names) {
    await tx
      .update(releases)
      .set({ status: 'published', reason: null, publishedBy: name, publishedAt: sql`now()` })
      .where(and(isRelease(one), ne(releases.status, 'published')));
  }
}

async function handOut(
  tx: Tx,
  { name: setBy }: Publisher,
  names: ReleaseName[],
  { live, share, ring, tenantIds }: PublishInput,
): Promise<Live> {
  if (live) {
    const parts = Object.fromEntries(names.map(({ remote, build }) => [remote, build]));
    return makeLiveForAll(tx, { parts, reason: wentLive(parts), setBy });
  }
  if (share !== undefined || ring || tenantIds) {
    const to = { share: share ?? 10_000, ring, tenantIds };
    for (const one of names) await startRollout(tx, { ...one, ...to }, setBy);
  }
  return readLive(tx);
}
