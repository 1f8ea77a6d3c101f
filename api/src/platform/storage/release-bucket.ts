import { allForms, formsOf } from './release-bytes.ts';
import type { BuildFile, BuildFiles, NamedBuild, ReleaseFiles } from './release-files.ts';
import type { Bucket } from './s3.ts';

const atOnce = 8;

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Stores builds in a bucket. A bucket cannot rename. So a build is stored at its final place while it is uploaded, and
 * is not read before the registry says that it is published. The metadata of an object has its hash.
 */
export function releaseBucket(bucket: Bucket, isQuick: boolean): ReleaseFiles {
  const keyOf = ({ remote, build }: NamedBuild, file: string) => `releases/${remote}/${build}/${file}`;
  const mapsOf = ({ remote, build }: NamedBuild) => `release-maps/${remote}/${build}`;

  async function missing(build: BuildFiles): Promise<string[]> {
    const lacking: string[] = [];
    await inParallel(build.files, async ({ path, size, sha384 }: BuildFile) => {
      const found = await bucket.head(keyOf(build, path));
      if (found?.size !== size || found.sha384 !== sha384) lacking.push(path);
    });
    return lacking.sort();
  }

  return {
    missing,
    finish: missing,
    async write(build, file, bytes, copies) {
      const facts = build.files.find(({ path }) => path === file);
      const compressed = (await allForms(file, bytes, isQuick, copies)).filter(([name]) => name !== file);
      await Promise.all(compressed.map(([name, content]) => bucket.put(keyOf(build, name), content)));
      // Once it is there it is not sent again, so it comes after its compressed forms.
      await bucket.put(keyOf(build, file), bytes, facts?.sha384);
    },
    open: (build, file) => bucket.get(keyOf(build, file)),
    writeMaps: (build, bytes) => bucket.put(mapsOf(build), bytes),
    openMaps: (build) => bucket.get(mapsOf(build)),
    async remove(build) {
      const names = build.files.flatMap(({ path }) => [path, ...formsOf(path).map((form) => path + form)]);
      await inParallel(names, (name) => bucket.remove(keyOf(build, name)));
      await bucket.remove(mapsOf(build));
    },
  };
}
