import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundaries } from '../check/boundaries.ts';
import { locales } from '../check/locales.ts';
import { namespaces } from '../check/namespaces.ts';
import { slices } from '../check/slices.ts';
import { writeSlice } from './write-slice.ts';

const project = join(import.meta.dirname, '../..');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-new-feature-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => read(join(entry.parentPath, entry.name).slice(root.length)));

it.each([
  ['api', 'api/src/features/stock-counts'],
  ['storefront', 'mfe-storefront/src/features/stock-counts'],
  ['store-admin', 'mfe-store-admin/src/features/stock-counts'],
  ['mfe-platform-admin', 'mfe-platform-admin/src/features/stock-counts'],
])('a new feature of %s passes the checks and has its own name everywhere', async (place, folder) => {
  const slice = writeSlice(root, place, 'stock-counts');
  expect(slice.folder).toBe(folder);
  const findings = await Promise.all(
    [slices, locales, namespaces, boundaries].map((check) => check.run(root)),
  );
  expect(findings.flat()).toEqual([]);
  const texts = filesOf(folder);
  expect(texts).toHaveLength(slice.made.length);
  for (const text of [...slice.made, ...texts]) {
    expect(text).not.toMatch(/gift/i);
    expect(text).not.toMatch(/<(at|remote)>/);
  }
});

it('a new feature’s name has the right form in table, URL, permission and type', () => {
  writeSlice(root, 'api', 'stock-counts');
  const role = (name: string) => read(`api/src/features/stock-counts/stock-counts.${name}.ts`);
  expect(role('table')).toContain('export const stockCounts = pgTable(');
  expect(role('table')).toContain(`'stock_counts'`);
  expect(role('routes')).toContain(`subject: 'stock-counts'`);
  expect(role('routes')).toContain(`permission: 'write_stock_counts'`);
  expect(role('schema')).toContain('export type StockCount = ');
});

it('a new feature for operators is a list with its pages, order and search in the URL', () => {
  writeSlice(root, 'platform-admin', 'stock-counts');
  const file = (name: string) => read(`mfe-platform-admin/src/features/stock-counts/${name}`);
  expect(file('stock-counts.queries.ts')).toContain(`defineList('/stock-counts')`);
  const page = file('stock-count-list-page.tsx');
  expect(page).toContain('const list = useReadableList(stockCounts, ');
  expect(page).toMatch(/<ListPage<StockCount>\n +\{\.\.\.list\}/);
});

it('a new feature whose plural equals its singular has two distinct names', () => {
  writeSlice(root, 'api', 'equipment');
  expect(read('api/src/features/equipment/equipment.schema.ts')).toContain('export const equipmentItem = ');
  expect(read('api/src/features/equipment/equipment.table.ts')).toContain('export const equipment = ');
});

describe('a new feature in the shared files', () => {
  const shared = [
    'api/src/features.ts',
    'api/src/platform/identity/permissions.ts',
    'mfe-store-admin/src/pages.ts',
    'mfe-platform-admin/src/pages.ts',
    'mfe-storefront/src/pages.ts',
  ];
  beforeEach(() => {
    for (const file of shared) cpSync(join(project, file), join(root, file));
  });

  it('is added to the API’s list and permissions', () => {
    const { changed } = writeSlice(root, 'api', 'stock-counts');
    expect(changed).toEqual(shared.slice(0, 2));
    const features = read('api/src/features.ts');
    expect(features).toContain(`} from './features/stock-counts/stock-counts.routes.ts';`);
    expect(features).toMatch(/= \[[^\]]*stockCountRoutes,\s*\];/);
    expect(read('api/src/platform/identity/permissions.ts')).toMatch(
      /\.\.\.readAndWrite\('stock_counts'\),\n\] as const;/,
    );
  });

  it.each([
    ['store-admin', 'adminPages'],
    ['platform-admin', 'operatorPages'],
    ['storefront', 'pages'],
  ])('adds the pages of %s to its frame', (remote, list) => {
    const { changed } = writeSlice(root, remote, 'stock-counts');
    expect(changed).toEqual([`mfe-${remote}/src/pages.ts`]);
    expect(read(`mfe-${remote}/src/pages.ts`)).toMatch(
      new RegExp(`const ${list}: PageEntry\\[\\] = \\[[^\\]]*\\.\\.\\.stockCountsPages,`),
    );
  });

  it('leaves a list of an unknown shape alone and reports the missing step', () => {
    writeFileSync(join(root, 'api/src/features.ts'), 'export const features = findFeatures();\n');
    const { changed, steps } = writeSlice(root, 'api', 'stock-counts');
    expect(changed).not.toContain('api/src/features.ts');
    expect(steps).toContain('name stockCountRoutes in api/src/features.ts');
    expect(read('api/src/features.ts')).toBe('export const features = findFeatures();\n');
  });
});

it('an invalid or existing name of a new feature is refused in one sentence, and nothing is written', () => {
  expect(() => writeSlice(root, 'shell', 'coupons')).toThrow('"shell" has no features');
  expect(() => writeSlice(root, 'api', 'Gift Cards')).toThrow('no name of a feature');
  writeSlice(root, 'api', 'coupons');
  expect(() => writeSlice(root, 'api', 'coupons')).toThrow('is there already');
  expect(existsSync(join(root, 'shell'))).toBe(false);
  expect(readdirSync(root)).toEqual(['api']);
});
