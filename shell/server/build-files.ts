import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ReleaseRecord } from 'api';
import type { FastifyInstance } from 'fastify';
import { integrityOf } from './composition.ts';
import type { BuildFile, Fetched, FetchedReleases } from './fetched-releases.ts';
import { isThere, sha384 } from './fetched-releases.ts';
import type { LocalBuilds } from './local-builds.ts';

type Options = {
  local: LocalBuilds;
  /** The folder of local builds, and the API's folder of releases when this machine can read it. */
  folders: { builds: string; releases: string };
  fetched: FetchedReleases;
};

const names: Record<keyof BuildFile, RegExp> = {
  part: /^[a-z][a-z0-9-]{1,39}$/,
  build: /^[a-z0-9]{1,40}$/,
  // Neither a path, nor a compressed copy, which the server chooses itself.
  file: /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$(?<!\.(?:br|gz))/,
};
const isNamed = ({ part, build, file }: BuildFile) =>
  names.part.test(part) && names.build.test(build) && names.file.test(file);

const hasFile = ({ files }: ReleaseRecord, file: string) => files.some(({ path }) => path === file);

/** The content type of a file that is only passed on; for others the file's name decides. */
const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
};

const immutable = 'public, max-age=31536000, immutable';

/** An immutable file is never revalidated, so it needs no ETag. */
const nothingToAsk = { etag: false, lastModified: false, acceptRanges: false };

/** Finds the files of builds, wherever they are. */
export type BuildFiles = { find(wanted: BuildFile): Promise<Fetched | null> };

export function findBuildFiles({ local, folders, fetched }: Options): BuildFiles {
  async function find(wanted: BuildFile): Promise<Fetched | null> {
    const { part, build, file } = wanted;
    const record = local.record(part, build);
    if (record) return hasFile(record, file) ? { folder: join(folders.builds, part, build) } : null;
    // A release's folder is complete or missing, and holds nothing else.
    const folder = join(folders.releases, part, build);
    return (await isThere(join(folder, file))) ? { folder } : fetched.find(wanted);
  }

  return { find };
}

/** The text of a file as it was released. Throws when it is missing or changed. */
export async function readBuildFile(
  { find }: BuildFiles,
  record: ReleaseRecord,
  file: string,
): Promise<string> {
  const { remote, build } = record;
  const found = await find({ part: remote, build, file });
  if (!found) throw new Error(`${remote} ${build} lacks ${file}`);
  const bytes = 'folder' in found ? await readFile(join(found.folder, file)) : found.bytes;
  if (sha384(bytes) !== integrityOf(record, file)) {
    throw new Error(`${remote} ${build}: ${file} is not what was released`);
  }
  return bytes.toString();
}

/**
 * `/mfe/<part>/<build>/<file>`: the files that a build's record names. They are immutable and compressed beforehand.
 */
export function serveBuildFiles(edge: FastifyInstance, { find }: BuildFiles): void {
  edge.get<{ Params: BuildFile }>('/mfe/:part/:build/:file', async (request, reply) => {
    const { params } = request;
    const found = isNamed(params) ? await find(params) : null;
    if (!found) return reply.callNotFound();
    reply.header('access-control-allow-origin', '*');
    if ('folder' in found) return reply.sendFile(params.file, found.folder, nothingToAsk);
    const type = types[extname(params.file)] ?? 'application/octet-stream';
    return reply.header('cache-control', immutable).type(type).send(found.bytes);
  });
  edge.get('/mfe/*', (_request, reply) => reply.callNotFound());
}
