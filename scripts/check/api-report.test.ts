import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareReports } from '../api-report/compare-reports.ts';
import { makeReport } from '../api-report/make-report.ts';
import { readReport, writeReport } from '../api-report/report-text.ts';
import { apiReport } from './api-report.ts';

let root: string;
const sources = {
  'index.ts': `export { type Tone, Badge } from './badge';
export { notify } from './notify';`,
  'backoffice.ts': `export { List as ListPage } from './list';`,
  'sign-in.ts': '',
  'badge.ts': `/** How it looks. */
export type Tone = 'info' | 'danger';
export function Badge({ tone, count }: { tone: Tone; count: number }) { return tone + count; }`,
  'notify.ts': `export const notify = { ok(text: string): void {}, waitMs: 300 } as const;`,
  'list.ts': `import type { Row } from './row';
type Options = { rows: readonly Row[] };
export function List(options: Options): void {}`,
  'row.ts': `export type Row = {\n  id: string;\n};`,
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'larder-report-'));
  // Without the types of browsers, which the compiler would read some thirty times.
  const language = { target: 'es2024', lib: ['es2024'], module: 'preserve' };
  const compilerOptions = { ...language, strict: true, types: [], noEmit: true };
  mkdirSync(join(root, 'mfe-shared/src'), { recursive: true });
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  setVersion('1.2.0');
  for (const [file, text] of Object.entries(sources)) write(`src/${file}`, text);
  await accept();
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(root, 'mfe-shared', path), text);
const setVersion = (version: string) => write('package.json', JSON.stringify({ version }));
const change = (file: keyof typeof sources, from: string, to: string) =>
  write(`src/${file}`, sources[file].replace(from, to));
const accept = async () => write('api-report.md', writeReport(await makeReport(root)));

it('the API report lists each entry point with the types it names, without comments', async () => {
  const { sections } = await makeReport(root);
  expect([...sections].map(([headline, declarations]) => [headline, [...declarations.keys()]])).toEqual([
    ['mfe-shared', ['Badge', 'Tone', 'notify']],
    ['mfe-shared/backoffice', ['ListPage']],
    ['mfe-shared/sign-in', []],
    ['Types they name', ['Options', 'Row']],
  ]);
  const text = writeReport(await makeReport(root));
  expect(text).not.toContain('How it looks');
  expect(text).not.toContain(root);
  expect(writeReport(readReport(text))).toBe(text);
});

it('the API report check accepts changes that no remote can see', async () => {
  const badge = sources['badge.ts'].replace('{ tone, count }', '{ tone: how, count }');
  write('src/badge.ts', badge.replace('return tone + count', 'return how + count'));
  change('notify.ts', '300', '500');
  expect(await apiReport.run(root)).toEqual([]);
});

it.each([
  [
    'an export that is gone',
    'index.ts',
    `\nexport { notify } from './notify';`,
    '',
    'notify (mfe-shared) is gone',
  ],
  ['another declaration', 'badge.ts', 'count: number', 'count: string', 'Badge (mfe-shared) is another'],
  ['a type that is narrower', 'badge.ts', `'info' | 'danger'`, `'info'`, 'Tone (mfe-shared) is another'],
  ['a new duty', 'row.ts', 'id: string;', 'id: string;\n  name: string;', 'Row (Types they name) is another'],
  [
    'another entry point',
    'backoffice.ts',
    'List as ListPage',
    'List',
    'ListPage (mfe-shared/backoffice) is gone',
  ],
] as const)(
  'the API report check refuses %s until the major version moves',
  async (_what, file, from, to, finding) => {
    change(file, from, to);
    expect(await apiReport.run(root)).toEqual(
      expect.arrayContaining([
        finding,
        expect.stringContaining('major version has to be above that of 1.2.0'),
      ]),
    );
    setVersion('1.3.0');
    expect(await apiReport.run(root)).toContain(finding);
    setVersion('2.0.0');
    expect(await apiReport.run(root)).toEqual([expect.stringContaining('run npm run api-report')]);
    await accept();
    expect(await apiReport.run(root)).toEqual([]);
  },
);

it.each([
  ['a new export', 'index.ts', 'type Tone', 'type Tone, Badge as Mark', 'Mark (mfe-shared) is new'],
  [
    'a new choice',
    'row.ts',
    'id: string;',
    'id: string;\n  sort?: {\n    by: string;\n  };',
    'Row (Types they name) gains members',
  ],
  [
    'a new member of what it gives out',
    'notify.ts',
    'waitMs',
    'bad(text: string): void {}, waitMs',
    'notify (mfe-shared) gains members',
  ],
] as const)(
  'the API report check asks for a minor version for %s',
  async (_what, file, from, to, finding) => {
    change(file, from, to);
    expect(await apiReport.run(root)).toEqual([
      finding,
      expect.stringContaining('minor version has to be above that of 1.2.0'),
    ]);
    setVersion('1.3.0');
    await accept();
    expect(await apiReport.run(root)).toEqual([]);
  },
);

it('the API report check asks for a minor version for one more word that only remotes give', async () => {
  const given = (words: string) => {
    write('src/icon.ts', `export type NavigationIcon = ${words};`);
    write('src/index.ts', `export type { NavigationIcon } from './icon';\n${sources['index.ts']}`);
  };
  given("'bell' | 'chart'");
  const before = await makeReport(root);
  given("'bell' | 'chart' | 'star'");
  const { added, broken } = compareReports(before, await makeReport(root));
  expect([added, broken]).toEqual([['NavigationIcon (mfe-shared) gains words'], []]);
  given("'chart' | 'star'");
  expect(compareReports(before, await makeReport(root)).broken).toEqual([
    'NavigationIcon (mfe-shared) is another',
  ]);
});

it('the API report check asks for a minor version for one more way to call a function, and for a major one without the way before', async () => {
  const before =
    'export function Badge({ tone, count }: { tone: Tone; count: number }) { return tone + count; }';
  const more = `export function Badge(count: number): string;
export function Badge(options: { tone: Tone; count: number }): string;
export function Badge(options: unknown) { return String(options); }`;
  const old =
    'export function Badge(options: { tone: Tone; count: number }): string { return options.tone; }';
  write('src/badge.ts', sources['badge.ts'].replace(before, old));
  await accept();
  change('badge.ts', before, more);
  expect(await apiReport.run(root)).toEqual([
    'Badge (mfe-shared) gains an overload',
    expect.stringContaining('its minor version'),
  ]);
  change('badge.ts', before, 'export function Badge(count: number): string { return String(count); }');
  expect(await apiReport.run(root)).toEqual([
    'Badge (mfe-shared) is another',
    expect.stringContaining('its major version'),
  ]);
});

it('the API report check compares with the committed report, not with the working copy', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  change('badge.ts', 'count: number', 'count: string');
  await accept();
  expect(await apiReport.run(root)).toContain('Badge (mfe-shared) is another');
});

it('the API report check asks for a report when there is none', async () => {
  rmSync(join(root, 'mfe-shared/api-report.md'));
  expect(await apiReport.run(root)).toEqual([expect.stringContaining('run npm run api-report')]);
});

it('the API report check accepts a component of ours in place of a library’s only with the library’s type', async () => {
  const own = (type: string) => `export const Box = undefined as unknown as ${type};\n${sources['index.ts']}`;
  write('src/index.ts', `export { default as Box } from 'library/box';\n${sources['index.ts']}`);
  const before = await makeReport(root);
  write('src/index.ts', own("typeof import('library/box').default"));
  expect(compareReports(before, await makeReport(root)).broken).toEqual([]);
  write('src/index.ts', own('(props: { wide: boolean }) => null'));
  expect(compareReports(before, await makeReport(root)).broken).toEqual(['Box (mfe-shared) is another']);
});
