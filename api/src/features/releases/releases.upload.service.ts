import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { CompressedCopies } from '../../platform/storage/release-bytes.ts';
import { sha384 } from '../../platform/storage/release-bytes.ts';
import { areMaps, mapsFile } from '../../platform/storage/release-maps.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { demandsCheck } from '../browser-checks/browser-checks.service.ts';
import { lockCompositions, readLive } from '../rollouts/rollouts.live.service.ts';
import { pageFaults } from './page-gate.ts';
import { replaced } from './publish-gate.ts';
import type { Publisher } from './publisher.ts';
import { grantsOf } from './publisher.ts';
import { refused, refusedState } from './refusals.ts';
import { nextPatch } from './release-label.ts';
import type { ReleaseState } from './release-rows.ts';
import { areFilesGone, isRelease, lockReleases, readRecords, readReleaseState } from './release-rows.ts';
import type { ReleaseInput, ReleaseInputReply, ReleaseName } from './releases.schema.ts';
import { releases } from './releases.table.ts';
import { toDetail, unmetNeeds } from './version-gate.ts';

type Given = Pick<Services, 'database' | 'releaseFiles'>;

/**
 * Announces a build. Repeating it continues an interrupted upload: the reply names the missing files. Throws
 * RELEASE_REFUSED when live builds do not meet its needs, or its pages make claims that they may not.
 */
export async function announceRelease(
  { database, releaseFiles }: Given,
  publisher: Publisher,
  input: ReleaseInput,
): Promise<ReleaseInputReply> {
  const { remote, build } = input.record;
  const { state, ...demands } = await onPlatform(database, async (tx) => {
    await lockCompositions(tx);
    if (!input.together) await assertNeedsMet(tx, publisher, input.record);
    const state = await storeRecord(tx, publisher, input);
    return { state, demandsCheck: await demandsCheck(tx, input.record) };
  });
  const missing = state.source === 'local' ? [] : await releaseFiles.missing(state.record);
  return { remote, build, status: state.status, missing, ...demands };
}

async function assertNeedsMet(tx: Tx, publisher: Publisher, record: ReleaseRecord): Promise<void> {
  const { parts } = await readLive(tx);
  const others = await readRecords(tx, parts);
  const composition = replaced(others, [record]);
  const unmet = unmetNeeds(composition).filter(({ remote }) => remote === record.remote);
  const faults = [...pageFaults([composition], [record], grantsOf(publisher)), ...unmet.map(toDetail)];
  if (faults.length > 0) throw new AppError('RELEASE_REFUSED', faults);
}

type StoredRelease = Pick<ReleaseState, 'source' | 'status' | 'record'>;

async function storeRecord(
  tx: Tx,
  publisher: Publisher,
  { record, commit }: ReleaseInput,
): Promise<StoredRelease> {
  const { remote, build, version } = record;
  const row = { version, record, commit: commit ?? null, publishedBy: publisher.name };
  const anew = { ...row, source: 'upload', status: 'uploading', reason: null, publishedAt: null } as const;
  const added = await tx
    .insert(releases)
    .values({ remote, build, patch: nextPatch(record), ...anew })
    .onConflictDoNothing({ target: [releases.remote, releases.build] })
    .returning({ build: releases.build });
  if (added.length > 0) {
    await recordAct(tx, {
      ...publisher.actor,
      action: 'releases.announce',
      tenantId: null,
      details: { remote, build, version, commit },
    });
    return anew;
  }
  const [known] = await lockReleases(tx, [{ remote, build }]);
  if (!known) throw new AppError('RELEASE_UNKNOWN');
  if (known.status === 'uploading' || areFilesGone(known)) {
    // The day after which an unfinished upload is removed starts again.
    await tx
      .update(releases)
      .set({ ...anew, createdAt: sql`now()` })
      .where(isRelease({ remote, build }));
    return anew;
  }
  assertUsable(known, publisher);
  if (filesOf(known.record) !== filesOf(record)) throw refused(remote, 'otherFiles', { remote, build });
  return known;
}

/** Writes the files of a record in canonical form, independent of their order. */
const filesOf = ({ files }: ReleaseRecord) =>
  files
    .map(({ path, sha384: hash }) => `${path} ${hash}`)
    .sort()
    .join('\n');

/** Refuses a withdrawn build to everybody but operators, who can publish it again. */
export function assertUsable({ status, ...state }: ReleaseState, { onlyPart }: Publisher): void {
  if (onlyPart !== null && (status === 'demoted' || status === 'withdrawn'))
    throw new AppError('RELEASE_REFUSED', [refusedState({ ...state, status }, 'was')]);
}

/**
 * Stores one file of an announced build. Throws RELEASE_UNKNOWN, or RELEASE_FILE for another file's content. Whether
 * compressed copies hold the same is not asked: they have to be the server's own.
 */
export async function keepReleaseFile(
  { database, releaseFiles }: Given,
  name: ReleaseName,
  file: string,
  bytes: Buffer,
  copies?: CompressedCopies,
): Promise<void> {
  const { record, status } = await onPlatform(database, (tx) => readReleaseState(tx, name));
  const facts = record.files.find(({ path }) => path === file);
  if (!facts) throw new AppError('RELEASE_FILE', [{ field: file, message: 'not in the record' }]);
  if (bytes.length !== facts.size)
    throw new AppError('RELEASE_FILE', [
      { field: file, message: `${bytes.length} bytes instead of ${facts.size}` },
    ]);
  if (sha384(bytes) !== facts.sha384)
    throw new AppError('RELEASE_FILE', [{ field: file, message: 'another content than the record says' }]);
  // A published build has the file already.
  if (status === 'uploading') await releaseFiles.write(record, file, bytes, copies);
}

/**
 * Stores the source maps of an announced build. Nobody gets them back: the API reads them itself. Throws
 * RELEASE_UNKNOWN, or RELEASE_FILE for a file that is no archive of maps.
 */
export async function keepReleaseMaps(
  { database, releaseFiles }: Given,
  name: ReleaseName,
  bytes: Buffer,
): Promise<void> {
  if (!(await areMaps(bytes)))
    throw new AppError('RELEASE_FILE', [{ field: mapsFile, message: 'no maps, or too large' }]);
  await onPlatform(database, async (tx) => {
    // Cleaning removes maps under the same lock.
    const [row] = await lockReleases(tx, [name]);
    if (!row || areFilesGone(row))
      throw new AppError('RELEASE_UNKNOWN', [{ field: name.remote, message: name.build }]);
    if (row.source === 'upload') await releaseFiles.writeMaps(name, bytes);
  });
}
