import type { Readable } from 'node:stream';
import { and, desc, eq, ilike } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage, withIsoTimes } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Services } from '../../platform/http/services.ts';
import { formsOf } from '../../platform/storage/release-bytes.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { labelOf } from './release-label.ts';
import { areFilesGone, isRelease, readReleaseState, wholeRecord } from './release-rows.ts';
import type { Release, ReleaseListQuery, ReleaseName, ReleaseRow } from './releases.schema.ts';
import { releases } from './releases.table.ts';

const columns = {
  remote: releases.remote,
  build: releases.build,
  version: releases.version,
  patch: releases.patch,
  commit: releases.commit,
  source: releases.source,
  status: releases.status,
  reason: releases.reason,
  publishedBy: releases.publishedBy,
  publishedAt: releases.publishedAt,
  seenAt: releases.seenAt,
  createdAt: releases.createdAt,
};
const withLabel = <Row extends Parameters<typeof labelOf>[0]>({ patch, ...row }: Row) => ({
  ...row,
  label: labelOf({ ...row, patch }),
});

/** Lists releases, newest first; `q` is the beginning of a build's name. */
export async function listReleases(tx: Tx, query: ReleaseListQuery): Promise<ListReply<ReleaseRow>> {
  const { remote, status } = query;
  const where = and(
    remote ? eq(releases.remote, remote) : undefined,
    status ? eq(releases.status, status) : undefined,
    query.q ? ilike(releases.build, `${query.q.replace(/[^0-9a-f]/g, '')}%`) : undefined,
  );
  const list = await readPage(query, {
    rows: tx
      .select(columns)
      .from(releases)
      .where(where)
      .orderBy(desc(releases.createdAt), desc(releases.remote), desc(releases.build)),
    total: tx.$count(releases, where),
  });
  return { ...list, items: list.items.map(withLabel) };
}

/** Throws RELEASE_UNKNOWN. */
export async function readRelease(tx: Tx, name: ReleaseName): Promise<Release> {
  await readReleaseState(tx, name);
  const [row] = await tx
    .select({ ...columns, record: releases.record })
    .from(releases)
    .where(isRelease(name));
  if (!row) throw new AppError('RELEASE_UNKNOWN');
  return withIsoTimes({ ...withLabel(row), record: wholeRecord(row.record) });
}

/**
 * Opens a file of an uploaded build, or its compressed copy. A published file is served as long as it is stored,
 * because open pages may request it. Throws RELEASE_UNKNOWN.
 */
export async function openReleaseFile(
  { database, releaseFiles }: Pick<Services, 'database' | 'releaseFiles'>,
  name: ReleaseName,
  file: string,
): Promise<Readable> {
  const { record, source, publishedAt, ...state } = await onPlatform(database, (tx) =>
    readReleaseState(tx, name),
  );
  const isNamed = record.files.some(
    ({ path }) => path === file || formsOf(path).some((form) => path + form === file),
  );
  if (isNamed && source === 'upload' && publishedAt && state.status !== 'uploading' && !areFilesGone(state)) {
    const stream = await releaseFiles.open(record, file);
    if (stream) return stream;
  }
  throw new AppError('RELEASE_UNKNOWN', [{ field: name.remote, message: `${name.build}/${file}` }]);
}
