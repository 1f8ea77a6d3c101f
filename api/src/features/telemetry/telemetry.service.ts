import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/database.ts';
import { onPlatform, platformStore } from '../../platform/tenancy/tenancy.ts';
import { isOneOf } from '../releases/release-rows.ts';
import { releases } from '../releases/releases.table.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Metric } from './metrics.ts';
import { bucketsOf } from './metrics.ts';
import { countPages } from './telemetry.pages.service.ts';
import type { TelemetryInput, VerdictInput } from './telemetry.schema.ts';
import { remoteErrors, remoteNumbers } from './telemetry.table.ts';
import type { Flood, Visitor } from './telemetry.visitors.service.ts';
import { unknownVisitor } from './telemetry.visitors.service.ts';

type Named = { remote: string; build: string };

type Sender = { storeId: string | null; visitor: Visitor; browser?: string };

/** An error, and the builds that ran in that page: part → build. */
type StoredError = Named & { phase: string; builds: Record<string, string> };

const nameOf = ({ remote, build }: Named) => `${remote}/${build}`;

/**
 * Stores a page's report. Unknown builds are ignored, and so are errors that one visitor sends again and again.
 * Returns the stored errors.
 */
export async function receiveTelemetry(
  { database, flood }: { database: Database; flood: Flood },
  from: Sender,
  input: TelemetryInput,
): Promise<StoredError[]> {
  const inUse = Object.entries(input.builds).map(([remote, build]) => ({ remote, build }));
  const named = [...inUse, ...input.errors, ...input.numbers];
  if (named.length === 0) return [];
  const stored = await onPlatform(database, async (tx) => {
    // Concurrent reports update the same rows, so they do not wait for the disk. A crash may lose the last reports.
    const [known] = await Promise.all([
      readKnown(tx, named),
      tx.execute(sql`set local synchronous_commit = off`),
    ]);
    const errors = input.errors.filter(
      (one) =>
        one.phase !== onServer &&
        known.has(nameOf(one)) &&
        flood.admits(from.visitor.source, one.remote, one.build) &&
        flood.admitsFrom(from.visitor.address),
    );
    if (errors.length > 0) await storeErrors(tx, from, input, errors);
    const numbers = input.numbers.filter((one) => known.has(nameOf(one)));
    const failed = errors.map(({ remote, build }) => ({
      remote,
      build,
      metric: 'errors' as const,
      value: 1,
    }));
    await addNumbers(tx, from.storeId ?? platformStore, [...numbers, ...failed]);
    await markSeen(
      tx,
      inUse.filter((one) => known.get(nameOf(one)) === 'stale'),
    );
    if (from.visitor.key !== unknownVisitor) {
      const isPage = ({ remote, build, metric }: (typeof numbers)[number]) =>
        metric === 'pages' && flood.admits(`pages of ${from.visitor.source}`, remote, build);
      await countPages(tx, numbers.filter(isPage));
    }
    return errors;
  });
  return stored.map((one) => ({ ...one, builds: besides(one, input.builds) }));
}

/** The phase of failures that edges report, and nobody else. */
const onServer = 'server';

/** Stores a renderer's verdict. Returns whether the platform knows the build. */
export function storeVerdict(database: Database, verdict: VerdictInput): Promise<boolean> {
  const { composition, remote, build, message, stack, page = '/', builds } = verdict;
  return onPlatform(database, async (tx) => {
    if ((await readKnown(tx, [{ remote, build }])).size === 0) return false;
    const from = { storeId: null, visitor: { key: onServer, source: onServer, address: onServer } };
    const error = { remote, build, phase: onServer, message, stack };
    await storeErrors(tx, from, { composition, path: page, builds }, [error]);
    return true;
  });
}

/** The failed build is not among the running ones when it did not load. */
export const besides = ({ remote, build }: Named, builds: Record<string, string>) => ({
  ...builds,
  [remote]: build,
});

/** Once in ten minutes is often enough to know that a build is still in use. */
const isStale = or(isNull(releases.seenAt), lt(releases.seenAt, sql`now() - interval '10 minutes'`));

async function readKnown(tx: Tx, named: Named[]): Promise<Map<string, 'stale' | 'seen'>> {
  const unique = [...new Map(named.map((one) => [nameOf(one), one])).values()];
  const rows = await tx
    .select({ remote: releases.remote, build: releases.build, stale: sql<boolean>`${isStale}` })
    .from(releases)
    .where(and(isOneOf(unique), ne(releases.status, 'uploading')));
  return new Map(rows.map((row) => [nameOf(row), row.stale ? 'stale' : 'seen']));
}

async function storeErrors(
  tx: Tx,
  { storeId, visitor, browser = '' }: Sender,
  { composition, path, builds }: Pick<TelemetryInput, 'composition' | 'path' | 'builds'>,
  errors: TelemetryInput['errors'],
): Promise<void> {
  await tx.insert(remoteErrors).values(
    errors.map((one) => ({
      ...one,
      ...{ storeId, composition, path, visitor: visitor.key, browser },
      builds: besides(one, builds),
      fingerprint: fingerprintOf(one),
    })),
  );
}

type Counted = Named & { metric: Metric | 'errors'; value: number };
type Line = Named & { metric: string; count: number; sum: number; buckets: number[] };

async function addNumbers(tx: Tx, storeId: string, numbers: Counted[]): Promise<void> {
  const lines = new Map<string, Line>();
  for (const { remote, build, metric, value } of numbers) {
    const buckets = bucketsOf(metric, value);
    const line = lines.get(`${remote} ${build} ${metric}`);
    lines.set(`${remote} ${build} ${metric}`, {
      ...{ remote, build, metric },
      count: (line?.count ?? 0) + 1,
      sum: (line?.sum ?? 0) + value,
      buckets: buckets.map((count, at) => count + (line?.buckets[at] ?? 0)),
    });
  }
  if (lines.size === 0) return;
  const day = new Date().toISOString().slice(0, 10);
  // The order is fixed, because concurrent reports update the same rows.
  const rows = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => ({ day, storeId, ...line }));
  await tx
    .insert(remoteNumbers)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        remoteNumbers.day,
        remoteNumbers.storeId,
        remoteNumbers.remote,
        remoteNumbers.build,
        remoteNumbers.metric,
      ],
      set: {
        count: sql`${remoteNumbers.count} + excluded.count`,
        sum: sql`${remoteNumbers.sum} + excluded.sum`,
        // A metric whose bounds have changed during the day has a longer list from then on.
        buckets: sql`array(select coalesce(a, 0) + coalesce(b, 0)
          from unnest(${remoteNumbers.buckets}, excluded.buckets) with ordinality as both_of(a, b, at) order by at)`,
      },
    });
}

/** Rows that another transaction has locked are skipped: it is about to change more than this. */
async function markSeen(tx: Tx, builds: Named[]): Promise<void> {
  if (builds.length === 0) return;
  const free = tx
    .select({ remote: releases.remote, build: releases.build })
    .from(releases)
    .where(and(isOneOf(builds), isStale))
    .orderBy(releases.remote, releases.build)
    .for('update', { skipLocked: true });
  const rows = await free;
  for (const { remote, build } of rows)
    await tx
      .update(releases)
      .set({ seenAt: sql`now()` })
      .where(and(eq(releases.remote, remote), eq(releases.build, build)));
}
