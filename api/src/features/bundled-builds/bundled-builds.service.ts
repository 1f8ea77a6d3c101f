import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { CompressedCopies } from '../../platform/storage/release-bytes.ts';
import { mapsFile } from '../../platform/storage/release-maps.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { readNewestBuilds } from '../releases/local-builds.ts';
import type { Publisher } from '../releases/publisher.ts';
import { areFilesGone, findRelease, isRelease, lockReleases } from '../releases/release-rows.ts';
import { publishRelease } from '../releases/releases.publish.service.ts';
import { releases } from '../releases/releases.table.ts';
import { announceRelease, keepReleaseFile, keepReleaseMaps } from '../releases/releases.upload.service.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';

type Given = Pick<Services, 'database' | 'releaseFiles' | 'runBuilds' | 'ask' | 'config'>;
type Log = Pick<Logger, 'info' | 'warn'>;

/** Its name is empty: teams have names, and a server's builds never replace their releases. */
const server: Publisher = {
  name: '',
  onlyPart: null,
  grant: null,
  actor: { actorId: null, actorKind: 'system', actorName: 'start' },
};

const nobody = { ring: null, tenantIds: null, with: [] };

/**
 * Releases the builds that come with a production server, as a team would, so that every edge can get their files.
 * Builds that are new here go live, unless a team's release of that part is live. A build that was released before
 * stays as it is, so a process of an older version that starts again changes nothing.
 */
export async function releaseBundled(given: Given, folder: string, log: Log): Promise<void> {
  const fresh: ReleaseRecord[] = [];
  for (const record of await readNewestBuilds(folder)) {
    const isNew = await isUnknown(given, record);
    await moveToStorage(given, folder, record);
    if (isNew) fresh.push(record);
  }
  if (fresh.length === 0) return;
  log.info({ builds: fresh.map(nameOf) }, 'releasing the builds that came with this server');
  for (const record of fresh) {
    const { missing } = await announceRelease(given, server, { record, together: true });
    for (const file of missing)
      await keepReleaseFile(given, record, file, ...(await readForms(folder, record, file)));
    const maps = await readFile(join(folderOf(folder, record), mapsFile)).catch(() => null);
    if (maps) await keepReleaseMaps(given, record, maps);
  }
  try {
    await publish(given, fresh);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RELEASE_REFUSED') throw error;
    log.warn(
      { reasons: error.details },
      'the builds that came with this server do not fit what teams released',
    );
  }
}

const nameOf = ({ remote, build }: ReleaseRecord) => `${remote} ${build}`;
const folderOf = (folder: string, { remote, build }: ReleaseRecord) => join(folder, remote, build);

/** Reads a file, and its compressed copies where the build has made them: they need not be made again. */
async function readForms(
  folder: string,
  record: ReleaseRecord,
  file: string,
): Promise<[bytes: Buffer, copies?: CompressedCopies]> {
  const path = join(folderOf(folder, record), file);
  const [brotli, gzip] = await Promise.all(
    ['.br', '.gz'].map((form) => readFile(`${path}${form}`).catch(() => null)),
  );
  return [await readFile(path), brotli && gzip ? { brotli, gzip } : undefined];
}

/**
 * Whether the build is new here. An upload that another process has begun, and not finished, may be its own of before.
 */
const isUnknown = ({ database }: Given, record: ReleaseRecord) =>
  onPlatform(database, async (tx) => {
    const known = await findRelease(tx, record);
    return !known || known.status === 'uploading' || areFilesGone(known);
  });

async function publish(given: Given, fresh: ReleaseRecord[]): Promise<void> {
  const ofTeams = await partsOfTeams(given);
  const live = fresh.filter(({ remote }) => !ofTeams.has(remote));
  const [first, ...others] = live.map(({ remote, build }) => ({ remote, build }));
  if (first) await publishRelease(given, server, first, { ...nobody, live: true, with: others });
  for (const { remote, build } of fresh.filter((record) => !live.includes(record)))
    await publishRelease(given, server, { remote, build }, { ...nobody, live: false });
}

/** Returns the names of the parts whose live build was released by a person. */
const partsOfTeams = ({ database }: Given) =>
  onPlatform(database, async (tx) => {
    const names = new Set<string>();
    for (const [remote, build] of Object.entries((await readLive(tx)).parts)) {
      const row = await findRelease(tx, { remote, build });
      if (row?.publishedBy) names.add(remote);
    }
    return names;
  });

/** Platforms from before had the builds of their machine in its own folder alone. */
async function moveToStorage(
  { database, releaseFiles }: Given,
  folder: string,
  record: ReleaseRecord,
): Promise<void> {
  await onPlatform(database, async (tx) => {
    if ((await findRelease(tx, record))?.source !== 'local') return;
    await lockReleases(tx, [record]);
    for (const file of await releaseFiles.missing(record))
      await releaseFiles.write(record, file, ...(await readForms(folder, record, file)));
    await releaseFiles.finish(record);
    await tx.update(releases).set({ source: 'upload', record }).where(isRelease(record));
  });
}
