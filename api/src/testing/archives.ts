import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Archive } from '../features/archives/archives.schema.ts';
import { tablesOfStores } from '../platform/archive/catalogue.ts';
import { leftOut, leftOutColumns } from '../platform/archive/contents.ts';
import { readWholeStore } from '../platform/tenancy/tenancy.ts';
import { eventually } from './eventually.ts';
import { formWithFile } from './form-with-file.ts';
import type { TestApp } from './test-app.ts';

/** Tables that are made anew from others, and have to come out as they were. */
const remade = ['sales', 'product_search'];

/** Rows and checksum of every table of a store that an archive has, and of those that follow from it. */
export function sumsOfStore({ database }: TestApp, tenantId: string): Promise<Record<string, string>> {
  return readWholeStore(database, tenantId, async (tx) => {
    await tx.execute(`set local timezone = 'UTC'`);
    const sums: Record<string, string> = {};
    for (const { name } of await tablesOfStores(tx)) {
      if (name in leftOut && !remade.includes(name)) continue;
      const without = ['tenant_id', ...(leftOutColumns[name] ?? [])];
      const { rows } = await tx.execute<{ sum: string }>(sql`
        select count(*) || ' rows ' || coalesce(md5(string_agg(md5((to_jsonb(t) - ${sql.param(without)}::text[])::text), ''
          order by to_jsonb(t)::text)), '') as sum
        from ${sql.identifier(name)} t where tenant_id = ${tenantId}`);
      sums[name] = rows[0]?.sum ?? '';
    }
    return sums;
  });
}

type Asked = { status: number; body: Archive };

/** Waits until the job has ended. */
export async function ended(test: TestApp, token: string, asked: Asked): Promise<Archive> {
  if (asked.status >= 300) throw new Error(`Refused: ${JSON.stringify(asked.body)}`);
  const read = async () =>
    (await test.call('localhost', 'GET', `/api/archives/${asked.body.id}`, { token })).body as Archive;
  return eventually(read, ({ status }) => status === 'done' || status === 'failed');
}

export const fileOf = (test: TestApp, id: string): Promise<Buffer> =>
  readFile(`${test.dataDir}/archives/${id}.zip`);

export async function uploadArchive(test: TestApp, token: string, file: Buffer): Promise<Asked> {
  const { status, body } = await test.call('localhost', 'POST', '/api/archives/upload', {
    ...(await formWithFile(file, 'store.zip', { type: 'application/zip' })),
    token,
  });
  return { status, body };
}

/** Makes a zip file of these parts, which are written one after the other. */
export async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const bytes: Buffer[] = [];
  for await (const part of zip.outputStream) bytes.push(part as Buffer);
  return Buffer.concat(bytes);
}
