import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { allForms, formsOf, sha384 } from './release-bytes.ts';
import type { BuildFile, NamedBuild, ReleaseFiles } from './release-files.ts';
import { writeAtomically } from './write-atomically.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function holds(folder: string, { path, size, sha384: hash }: BuildFile): Promise<boolean> {
  try {
    const file = join(folder, path);
    return (await stat(file)).size === size && sha384(await readFile(file)) === hash;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function lackingIn(folder: string, files: BuildFile[]): Promise<string[]> {
  const lacking: string[] = [];
  for (const file of files) if (!(await holds(folder, file))) lacking.push(file.path);
  return lacking;
}

async function writeAll(folder: string, files: [name: string, bytes: Buffer][]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) await writeAtomically(join(folder, name), bytes);
}

async function opened(path: string): Promise<Readable | null> {
  try {
    await stat(path);
    return createReadStream(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Stores builds in folders. Finished ones are below `root`, where the edge reads them, and unfinished ones below
 * `drafts` on the same disk, so that a complete build is published by one rename. Source maps are in a third folder,
 * which no edge reads.
 */
export function releaseFolder(root: string, drafts: string, maps: string, isQuick: boolean): ReleaseFiles {
  const finished = ({ remote, build }: NamedBuild) => join(root, remote, build);
  const draft = ({ remote, build }: NamedBuild) => join(drafts, remote, build);

  /** Deletes a folder. It is renamed first, so that nobody reads a half-deleted build. */
  async function discard(folder: string): Promise<void> {
    const gone = join(drafts, `.gone-${randomUUID()}`);
    await mkdir(drafts, { recursive: true });
    if (await moved(folder, gone)) await rm(gone, { recursive: true, force: true });
  }

  return {
    async write(build, file, bytes, copies) {
      const forms = await allForms(file, bytes, isQuick, copies);
      try {
        await writeAll(draft(build), forms);
      } catch (error) {
        // The folder was renamed just now with this file in it. The new folder is removed by `finish`.
        if (!isMissing(error)) throw error;
        await writeAll(draft(build), forms);
      }
    },
    async missing(build) {
      const lacking = await lackingIn(draft(build), build.files);
      if (lacking.length === 0) return [];
      return (await lackingIn(finished(build), build.files)).length === 0 ? [] : lacking;
    },
    async finish(build) {
      const lacking = await lackingIn(draft(build), build.files);
      if (lacking.length > 0) {
        if ((await lackingIn(finished(build), build.files)).length > 0) return lacking;
        // An earlier process renamed it and ended before it could report so.
        await discard(draft(build));
        return [];
      }
      const wanted = new Set(
        build.files.flatMap(({ path }) => [path, ...formsOf(path).map((form) => path + form)]),
      );
      for (const name of await readdir(draft(build))) {
        if (!wanted.has(name)) await rm(join(draft(build), name), { recursive: true, force: true });
      }
      await discard(finished(build));
      await mkdir(dirname(finished(build)), { recursive: true });
      await rename(draft(build), finished(build));
      return [];
    },
    open: (build, file) => opened(join(finished(build), file)),
    writeMaps: ({ remote, build }, bytes) => writeAll(join(maps, remote), [[build, bytes]]),
    openMaps: ({ remote, build }) => opened(join(maps, remote, build)),
    async remove(build) {
      await rm(join(maps, build.remote, build.build), { force: true });
      await discard(finished(build));
      await discard(draft(build));
    },
  };
}
