import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestBuild } from './builds.ts';

/** Builds in a folder, as scripts/webpack leaves them: each in its own, and the pointer to the newest. */
export async function writeBuilds(dist: string, ...builds: TestBuild[]): Promise<void> {
  for (const { record, files } of builds) {
    const folder = join(dist, record.remote, record.build);
    await mkdir(folder, { recursive: true });
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
    await writeFile(join(folder, 'release.json'), JSON.stringify(record));
    const pointer = { remote: record.remote, build: record.build, record: `${record.build}/release.json` };
    await writeFile(join(dist, record.remote, 'current.json'), JSON.stringify(pointer));
  }
}
