import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { basePaths } from '../../platform/storage/page-paths.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { releaseRecord } from '../../platform/storage/release-record.schema.ts';
import type { ReleaseName } from './releases.schema.ts';
import { releases } from './releases.table.ts';

/** The reason of builds that were withdrawn because their files are missing; they may come back. */
export const goneReasons = ['gone', 'cleaning', 'cleaned'] as const;

const columns = {
  remote: releases.remote,
  build: releases.build,
  version: releases.version,
  patch: releases.patch,
  commit: releases.commit,
  source: releases.source,
  status: releases.status,
  reason: releases.reason,
  record: releases.record,
  publishedBy: releases.publishedBy,
  publishedAt: releases.publishedAt,
};
export type ReleaseState = Pick<
  typeof releases.$inferSelect,
  | 'remote'
  | 'build'
  | 'version'
  | 'patch'
  | 'commit'
  | 'source'
  | 'status'
  | 'reason'
  | 'record'
  | 'publishedBy'
  | 'publishedAt'
>;

export const isRelease = ({ remote, build }: ReleaseName) =>
  and(eq(releases.remote, remote), eq(releases.build, build));

/** Returns the condition for these builds by part. */
export const isOneOf = (names: ReleaseName[]) =>
  sql`(${releases.remote}, ${releases.build}) in (${sql.join(
    names.map(({ remote, build }) => sql`(${remote}, ${build})`),
    sql`, `,
  )})`;

export async function findRelease(tx: Tx, name: ReleaseName): Promise<ReleaseState | undefined> {
  const [row] = await tx.select(columns).from(releases).where(isRelease(name));
  return row;
}

/** Throws RELEASE_UNKNOWN. */
export async function readReleaseState(tx: Tx, name: ReleaseName): Promise<ReleaseState> {
  const row = await findRelease(tx, name);
  if (!row) throw unknownRelease(name);
  return row;
}

/** Locks them until the transaction ends. Throws RELEASE_UNKNOWN. */
export async function lockReleases(tx: Tx, names: ReleaseName[]): Promise<ReleaseState[]> {
  const rows = await tx
    .select(columns)
    .from(releases)
    .where(isOneOf(names))
    .orderBy(asc(releases.remote), asc(releases.build))
    .for('update');
  const unknown = names.find(
    ({ remote, build }) => !rows.some((row) => row.remote === remote && row.build === build),
  );
  if (unknown) throw unknownRelease(unknown);
  return rows;
}

export async function readRecords(tx: Tx, parts: Record<string, string>): Promise<ReleaseRecord[]> {
  const names = Object.entries(parts).map(([remote, build]) => ({ remote, build }));
  if (names.length === 0) return [];
  const rows = await tx.select({ record: releases.record }).from(releases).where(isOneOf(names));
  return rows.map(({ record }) => wholeRecord(record));
}

/** Completes a stored record, which may be older than a field; parsing adds the field's default. */
export const wholeRecord = (record: ReleaseRecord): ReleaseRecord => releaseRecord.parse(record);

/**
 * Reads the claims of a part's newest published build: the paths below which its pages are, sidebars with its entries,
 * and slots that it fills.
 */
export async function readClaims(
  tx: Tx,
  remote: string,
): Promise<Record<'paths' | 'areas' | 'slots', string[]>> {
  const [row] = await tx
    .select({ record: releases.record })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.status, 'published')))
    .orderBy(desc(releases.publishedAt), desc(releases.build))
    .limit(1);
  if (!row) return { paths: [], areas: [], slots: [] };
  const { pages, paths, slots } = wholeRecord(row.record);
  const areas = pages.flatMap(({ navigation = [] }) => navigation.map(({ area }) => area));
  const bases = [...basePaths(pages, 'store'), ...basePaths(pages, 'platform'), ...paths];
  const filled = slots.map(({ slot }) => slot);
  return { paths: [...new Set(bases)], areas: [...new Set(areas)], slots: [...new Set(filled)] };
}

export const areFilesGone = ({ status, reason }: Pick<ReleaseState, 'status' | 'reason'>): boolean =>
  status === 'withdrawn' && goneReasons.some((gone) => gone === reason?.code);

const unknownRelease = ({ remote, build }: ReleaseName) =>
  new AppError('RELEASE_UNKNOWN', [{ field: remote, message: build }]);
