import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

/** The parts of a page. The shell comes first; the remotes need mfe-shared. */
export const partNames = [
  'shell',
  'mfe-shared',
  'mfe-storefront',
  'mfe-store-admin',
  'mfe-platform-admin',
] as const;
export type PartName = (typeof partNames)[number];

const pointer = z.object({ build: z.string(), record: z.string() });

/** What scripts/webpack writes into each build's folder. */
const releaseRecord = z.object({
  remote: z.enum(partNames),
  build: z.string(),
  version: z.string(),
  needs: z.record(z.string(), z.string()),
  entry: z.string(),
  global: z.string(),
  files: z.array(z.object({ path: z.string(), sha384: z.string() })),
  chunks: z.record(z.string(), z.array(z.string())),
  styles: z.array(z.string()),
  preload: z.record(z.string(), z.array(z.string())),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** One immutable set of builds: what a page is made of. */
export type Composition = { id: string; parts: Record<PartName, ReleaseRecord> };

/** Address of a file of a build; it never changes its content. */
export const fileUrl = (record: ReleaseRecord, file: string): string =>
  `/mfe/${record.remote}/${record.build}/${file}`;

export const integrityOf = (record: ReleaseRecord, file: string): string | undefined =>
  record.files.find(({ path }) => path === file)?.sha384;

/** What the shell's script needs to know of the composition, without the file lists. */
export function compositionForPage({ id, parts }: Composition) {
  const remotes = partNames
    .filter((name) => name !== 'shell')
    .map((name) => {
      const record = parts[name];
      return [
        name,
        {
          build: record.build,
          version: record.version,
          needs: record.needs,
          entry: fileUrl(record, record.entry),
          global: record.global,
          integrity: integrityOf(record, record.entry),
        },
      ] as const;
    });
  return { id, shell: parts.shell.build, remotes: Object.fromEntries(remotes) };
}

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The newest build of every part, from the folder of builds. Looked at again once a second at most, so a build
 * made while the edge runs is served to the next page. A folder that cannot be read leaves what is known.
 */
export function newestBuilds(folder: string, log: Pick<FastifyBaseLogger, 'warn'>): () => Composition {
  let known: Composition | undefined;
  let stamp = '';
  let lookedAt = 0;
  return () => {
    if (known && Date.now() - lookedAt < 1_000) return known;
    lookedAt = Date.now();
    try {
      const now = partNames.map((name) => statSync(join(folder, name, 'current.json')).mtimeMs).join();
      if (!known || now !== stamp) known = readComposition(folder);
      stamp = now;
    } catch (error) {
      if (!known) throw error;
      log.warn({ err: error }, 'the newest builds cannot be read; pages go on with the last ones');
    }
    return known;
  };
}

function readComposition(folder: string): Composition {
  const records = partNames.map((name) => {
    const { record } = readJson(join(folder, name, 'current.json'), pointer);
    return readJson(join(folder, name, record), releaseRecord);
  });
  return {
    id: records.map(({ build }) => build.slice(0, 6)).join('-'),
    parts: Object.fromEntries(records.map((record) => [record.remote, record])) as Composition['parts'],
  };
}
