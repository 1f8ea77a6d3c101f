import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '../../testing/archives.ts';
import type { Manifest } from './manifest.schema.ts';
import { openArchive } from './read-archive.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const lines = '{"id":"a","name":"Apple"}\n{"id":"b","name":"Bread"}\n';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function manifestOf(change: object = {}, table: object = {}): string {
  const manifest: Manifest = {
    ...{ format: 'larder-archive', version: 1, schema: 65, exportedAt: '2026-01-01T00:00:00.000Z' },
    audience: 'owner',
    store: {
      id: '01890000-0000-7000-8000-000000000000',
      ...{ slug: 'fresh', name: 'Fresh', ownerEmail: 'owner@fresh.test' },
    },
    tables: [{ name: 'goods', columns: ['id', 'name'], rows: 2, sha256: sha256(lines), ...table }],
    pictures: { files: 0, bytes: 0 },
    leftOut: {},
  };
  return JSON.stringify({ ...manifest, ...change });
}

/** Opens the file and reads all of it; `null` when it is taken, or the problem. */
async function problemOf(bytes: Buffer): Promise<string | null> {
  const path = join(folder, 'archive.zip');
  await writeFile(path, bytes);
  try {
    const file = await openArchive(path);
    try {
      for (const table of file.manifest.tables) for await (const line of file.rows(table)) void line;
      for (const id of file.pictures) await file.picture(id);
      return null;
    } finally {
      file.close();
    }
  } catch (error) {
    return (error as { problem?: string }).problem ?? `${error}`;
  }
}
const problem = async (parts: Record<string, string | Buffer>) => problemOf(await zipOf(parts));
const table = 'tables/goods.ndjson';

it('an archive that is as its manifest says is read', async () => {
  expect(await problem({ [table]: lines, 'manifest.json': manifestOf() })).toBeNull();
});

it.each([
  [
    'a file of another kind',
    'not_an_archive',
    Buffer.from('not a zip file at all, but long enough to look like one'),
  ],
  ['an empty file', 'not_an_archive', Buffer.alloc(0)],
])('%s is refused as an archive', async (_what, expected, bytes) => {
  expect(await problemOf(bytes)).toBe(expected);
});

it.each<[string, string, Record<string, string>]>([
  ['without a manifest', 'missing_file', { [table]: lines }],
  ['whose manifest is no JSON', 'not_an_archive', { 'manifest.json': '{' }],
  ['whose manifest has more than it may', 'not_an_archive', { 'manifest.json': manifestOf({ admin: true }) }],
  [
    'that names a table with SQL',
    'not_an_archive',
    { 'manifest.json': manifestOf({}, { name: 'goods; drop table orders' }) },
  ],
  ['without the file of a table', 'missing_file', { 'manifest.json': manifestOf() }],
  [
    'with a file that no table names',
    'unknown_file',
    { [table]: lines, 'tables/more.ndjson': '', 'manifest.json': manifestOf() },
  ],
  [
    'with a program',
    'unknown_file',
    { [table]: lines, 'pictures/run.sh': 'rm', 'manifest.json': manifestOf() },
  ],
  [
    'with a changed row',
    'checksum',
    { [table]: lines.replace('Apple', 'Grape'), 'manifest.json': manifestOf() },
  ],
  ['with a row more', 'checksum', { [table]: lines + lines, 'manifest.json': manifestOf() }],
  [
    'with a row of another store',
    'unknown_column',
    { [table]: '{"id":"a","name":"x","tenant_id":"b"}\n', 'manifest.json': manifestOf() },
  ],
  ['with a row that is a list', 'unknown_column', { [table]: '["a","b"]\n', 'manifest.json': manifestOf() }],
  ['with half a row', 'not_an_archive', { [table]: '{"id":"a"\n', 'manifest.json': manifestOf() }],
  [
    'with a page instead of a picture',
    'not_a_picture',
    {
      [table]: lines,
      'pictures/01890000-0000-7000-8000-000000000000.webp': '<script>alert(1)</script>',
      'manifest.json': manifestOf(),
    },
  ],
])('an archive %s is refused', async (_what, expected, parts) => {
  expect(await problem(parts)).toBe(expected);
});

it('an archive with a path out of it is refused', async () => {
  const names = [
    'tables/../../../etc/pas',
    '/etc/cron.d/larder-run',
    'C:/windows/system32/ab',
    'tables\\goods\\a.ndjson',
  ];
  for (const name of names) {
    const plain = 'x'.repeat(name.length);
    const zip = await zipOf({ [plain]: 'x', 'manifest.json': manifestOf() });
    const hostile = Buffer.from(zip.toString('latin1').replaceAll(plain, name), 'latin1');
    expect([name, await problemOf(hostile)]).toEqual([
      name,
      expect.stringMatching(/^(unknown_file|not_an_archive)$/),
    ]);
  }
});

it('a file that unpacks to far more than it is, is refused before anything is unpacked', async () => {
  const many = Buffer.alloc(150 * 1_048_576, 32);
  const zip = await zipOf({ [table]: many, 'manifest.json': manifestOf() });
  expect(zip.length).toBeLessThan(1_048_576);
  expect(await problemOf(zip)).toBe('too_large');
});

it('a file that lies about its size is not unpacked beyond it', async () => {
  const zip = await zipOf({ [table]: Buffer.alloc(100_000, 32), 'manifest.json': manifestOf() });
  const lie = Buffer.from(zip);
  for (let at = lie.indexOf('PK\u0001\u0002'); at >= 0; at = lie.indexOf('PK\u0001\u0002', at + 4))
    if (lie.readUInt32LE(at + 24) === 100_000) lie.writeUInt32LE(10, at + 24);
  expect(await problemOf(lie)).toBe('not_an_archive');
});
