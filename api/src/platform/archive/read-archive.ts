import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';
import { openPromise } from 'yauzl';
import type { Manifest } from './manifest.schema.ts';
import { manifestFile, manifest as manifestSchema, tableFile } from './manifest.schema.ts';
import type { TableSum } from './read-rows.ts';

/** Why an archive is refused; the words are the operators' pages'. */
export type ArchiveProblem =
  | 'not_an_archive'
  | 'too_large'
  | 'unknown_file'
  | 'missing_file'
  | 'unknown_table'
  | 'unknown_column'
  | 'checksum'
  | 'audit_chain'
  | 'not_a_picture'
  | 'newer'
  | 'older'
  | 'refused_by_database'
  | 'slug_taken'
  | 'store_taken'
  | 'store_gone'
  | 'other_store'
  | 'gave_up';

/** `about` is a table or file. */
export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;
  readonly about: string;
  constructor(problem: ArchiveProblem, about = '') {
    super(`${problem} ${about}`.trim());
    this.problem = problem;
    this.about = about;
  }
}

const mostFiles = 500_000;
const largestManifest = 2 * 1_048_576;
const largestPicture = 20 * 1_048_576;
const longestLine = 64 * 1_048_576;
/** The limit for all files together, unpacked. */
const largest = 50 * 1_073_741_824;
/** JSON of real stores becomes some 5 to 30 times smaller. A small file may become more so. */
const mostPacked = 250;
const smallEnough = 100 * 1_048_576;

const fileName = /^(manifest\.json|tables\/[a-z][a-z0-9_]{0,62}\.ndjson|pictures\/[0-9a-f-]{36}\.webp)$/;

export type ArchiveFile = {
  manifest: Manifest;
  /** The rows of a table, each with its text and its columns. Throws when the checksum is another. */
  rows(table: Manifest['tables'][number]): AsyncGenerator<string>;
  /** The ids of the pictures. */
  pictures: string[];
  picture(id: string): Promise<Buffer>;
  close(): void;
};

/**
 * Opens an archive that anybody may have written. Throws ArchiveError. It never unpacks more than the archive declares.
 */
export async function openArchive(path: string): Promise<ArchiveFile> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true }).catch(
    refuse,
  );
  try {
    const entries = await readEntries(zip);
    const read = async (name: string, most: number): Promise<Buffer> => {
      const entry = entries.get(name);
      if (!entry) throw new ArchiveError('missing_file', name);
      if (entry.uncompressedSize > most) throw new ArchiveError('too_large', name);
      const parts: Buffer[] = [];
      for await (const part of await open(zip, entry)) parts.push(part as Buffer);
      return Buffer.concat(parts);
    };
    const manifest = readManifest(await read(manifestFile, largestManifest));
    for (const { name } of manifest.tables)
      if (!entries.has(tableFile(name))) throw new ArchiveError('missing_file', tableFile(name));
    const named = new Set(manifest.tables.map(({ name }) => tableFile(name)));
    for (const name of entries.keys())
      if (name.startsWith('tables/') && !named.has(name)) throw new ArchiveError('unknown_file', name);
    return {
      manifest,
      async *rows(table) {
        const entry = entries.get(tableFile(table.name));
        if (!entry) throw new ArchiveError('missing_file', table.name);
        yield* checkedLines(await open(zip, entry), table);
      },
      pictures: [...entries.keys()].flatMap((name) => /^pictures\/(.{36})\.webp$/.exec(name)?.[1] ?? []),
      async picture(id) {
        const bytes = await read(`pictures/${id}.webp`, largestPicture);
        const isWebp =
          bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
        if (!isWebp) throw new ArchiveError('not_a_picture', id);
        return bytes;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function refuse(error: unknown): never {
  throw error instanceof ArchiveError || (error as { code?: string }).code
    ? error
    : new ArchiveError('not_an_archive', (error as Error).message.slice(0, 200));
}

/** Reads the whole directory, before anything is unpacked. */
async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let packed = 0;
  let unpacked = 0;
  if (zip.entryCount > mostFiles) throw new ArchiveError('too_large');
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name } = entry;
      if (!fileName.test(name) || entries.has(name) || entry.isEncrypted())
        throw new ArchiveError('unknown_file', name.slice(0, 100));
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      if (unpacked > largest || (unpacked > smallEnough && unpacked > packed * mostPacked))
        throw new ArchiveError('too_large');
      entries.set(name, entry);
    }
  } catch (error) {
    refuse(error);
  }
  // Files that share their bytes would be unpacked as often as they are named.
  if (packed > zip.fileSize) throw new ArchiveError('too_large');
  return entries;
}

const open = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  zip.openReadStreamPromise(entry).catch(refuse);

function readManifest(bytes: Buffer): Manifest {
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ArchiveError('not_an_archive', manifestFile);
  }
  const read = manifestSchema.safeParse(body);
  if (!read.success) throw new ArchiveError('not_an_archive', read.error.issues[0]?.path.join('.') ?? '');
  const names = read.data.tables.map(({ name }) => name);
  if (new Set(names).size !== names.length) throw new ArchiveError('not_an_archive', 'tables');
  return read.data;
}

/** Lines of a table's file: each is one object with the columns of the manifest in their order. */
async function* checkedLines(
  stream: Readable,
  { name, columns, rows, sha256 }: Manifest['tables'][number],
): AsyncGenerator<string> {
  const expected = columns.join();
  const hash = createHash('sha256');
  const sum: TableSum = { rows: 0, sha256: '' };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  try {
    for await (const part of stream) {
      hash.update(part as Buffer);
      const lines = (rest + decoder.decode(part as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > longestLine) throw new ArchiveError('too_large', name);
      for (const line of lines) {
        checkLine(line, expected, name);
        sum.rows += 1;
        yield line;
      }
    }
  } catch (error) {
    if (error instanceof TypeError) throw new ArchiveError('not_an_archive', name);
    refuse(error);
  }
  if (rest || sum.rows !== rows || hash.digest('hex') !== sha256) throw new ArchiveError('checksum', name);
}

function checkLine(line: string, expected: string, table: string): void {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw new ArchiveError('not_an_archive', table);
  }
  if (typeof row !== 'object' || row === null || Object.keys(row).join() !== expected)
    throw new ArchiveError('unknown_column', table);
}
