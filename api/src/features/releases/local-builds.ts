import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { partName, releaseRecord } from '../../platform/storage/release-record.schema.ts';
import type { ReleaseName } from './releases.schema.ts';

/** The pointer that scripts/webpack writes beside a part's builds. */
const pointer = z.object({ build: z.string().regex(/^[0-9a-f]{12}$/) });

/** Reads the newest build of each part in a folder of builds: `<folder>/<part>/<build>/`. */
export async function readNewestBuilds(folder: string): Promise<ReleaseRecord[]> {
  const parts = await readdir(folder).catch(() => []);
  const found = parts
    .filter((name) => partName.safeParse(name).success)
    .map((name) => readNewest(join(folder, name)));
  return (await Promise.all(found)).filter((record) => record !== null);
}

/** Reads the newest build; null for a part without a finished one. */
async function readNewest(folder: string): Promise<ReleaseRecord | null> {
  try {
    const { build } = pointer.parse(JSON.parse(await readFile(join(folder, 'current.json'), 'utf8')));
    return releaseRecord.parse(JSON.parse(await readFile(join(folder, build, 'release.json'), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export const isBuildThere = (folder: string, { remote, build }: ReleaseName): Promise<boolean> =>
  stat(join(folder, remote, build, 'release.json')).then(
    () => true,
    () => false,
  );
