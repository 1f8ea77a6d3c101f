import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord, RunInput } from 'api';
import { sha384 } from '../fetched-releases.ts';

/** The text of a build's file as it was released. Throws when it is missing or changed. */
export type ReadText = (record: ReleaseRecord, file: string) => Promise<string>;

/** Files of the builds of this machine, in the folder `builds`, and of uploaded ones. */
export function readingTexts(builds: string, read: RunInput['read']): ReadText {
  return async (record, file) => {
    const { remote, build, files } = record;
    const local = await readFile(join(builds, remote, build, file)).catch(() => null);
    const bytes = local ?? (await read(record, file));
    if (!bytes) throw new Error(`${remote} ${build} lacks ${file}`);
    if (sha384(bytes) !== files.find(({ path }) => path === file)?.sha384)
      throw new Error(`${remote} ${build}: ${file} is not what was released`);
    return bytes.toString();
  };
}
