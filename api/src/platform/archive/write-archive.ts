import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Database, Tx } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import { readWholeStore } from '../tenancy/tenancy.ts';
import { archiveTables, isAudit, schemaNumber } from './catalogue.ts';
import { auditTable, leftOut, reasonText } from './contents.ts';
import type { Audience, Manifest } from './manifest.schema.ts';
import { manifestFile, pictureFile, tableFile } from './manifest.schema.ts';
import { countRows, readRows } from './read-rows.ts';

export type Progress = { table: string; done: number; total: number };

type Wanted = {
  store: Manifest['store'];
  audience: Audience;
  /** Where the file will be. It is there when it is whole. */
  target: string;
  now: Date;
  onProgress?: ((progress: Progress) => Promise<void>) | undefined;
  /** Aborted when the process is about to end: the archive is given up. */
  stopping?: AbortSignal | undefined;
};

const auditReason = 'it names operators; its owner reads and exports it on the page of the audit log';
/** JSON becomes small soon. */
const packed = { compress: true, compressionLevel: 3 };

/** Writes all rows and pictures of a store into one file, as they were at one moment. Holds some megabytes. */
export async function writeArchive(
  { database, storage }: { database: Database; storage: Storage },
  { store, audience, target, now, onProgress, stopping }: Wanted,
): Promise<Manifest> {
  await mkdir(dirname(target), { recursive: true });
  const part = join(dirname(target), `.${randomUUID()}`);
  const zip = new ZipFile();
  const output = createWriteStream(part);
  // The rows could not be read to their end, so the file will not be whole.
  zip.on('error', (error: Error) => output.destroy(error));
  const written = pipeline(zip.outputStream, output);
  const add = (name: string, options: object, open: () => Readable) =>
    new Promise<void>((resolve, reject) => {
      written.catch(reject);
      zip.addReadStreamLazy(name, options, (give) => give(null, open().once('end', resolve)));
    });
  const manifest: Manifest = {
    ...{ format: 'larder-archive', version: 1, schema: await schemaNumber(), audience, store },
    exportedAt: now.toISOString(),
    tables: [],
    pictures: { files: 0, bytes: 0 },
    leftOut: {
      ...Object.fromEntries(Object.entries(leftOut).map(([name, reason]) => [name, reasonText(reason)])),
      ...(audience === 'owner' && { [auditTable]: auditReason }),
    },
  };
  async function writeTables(tx: Tx): Promise<string[]> {
    await tx.execute(`set local timezone = 'UTC'`);
    const tables = (await archiveTables(tx)).filter((table) => audience === 'operators' || !isAudit(table));
    const total = await countRows(tx, store.id, tables);
    let done = 0;
    for (const table of tables) {
      stopping?.throwIfAborted();
      await onProgress?.({ table: table.name, done, total });
      const { name, columns } = table;
      const lines = readRows(tx, store.id, table, (sum) => {
        manifest.tables.push({ name, columns, ...sum });
        done += sum.rows;
      });
      await add(tableFile(name), packed, () => Readable.from(lines, { objectMode: false }));
    }
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from images where tenant_id = ${store.id} order by id`,
    );
    return rows.map(({ id }) => id);
  }
  try {
    // Pictures come when the transaction is over: it may not be idle for long.
    for (const id of await readWholeStore(database, store.id, writeTables)) {
      stopping?.throwIfAborted();
      const path = storage.path(`${store.id}/${id}.webp`);
      const size = (await stat(path).catch(() => null))?.size;
      // A picture whose file is lost is lost in the archive, too.
      if (size === undefined) continue;
      manifest.pictures.files += 1;
      manifest.pictures.bytes += size;
      await add(pictureFile(id), { compress: false }, () => createReadStream(path));
    }
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), manifestFile);
    zip.end();
    await written;
    await rename(part, target);
    return manifest;
  } catch (error) {
    output.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}
