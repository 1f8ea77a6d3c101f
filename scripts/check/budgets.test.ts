import type { ReleaseRecord } from 'api';
import { packageNames } from '../webpack/packages.ts';
import type { Budgets } from './budgets.ts';
import { findOver } from './budgets.ts';

const kB = 1024;

/** A build whose files are its chunks, a file each, and its entry. */
function build(
  remote: string,
  sizes: Record<string, number>,
  pages: ReleaseRecord['pages'] = [],
): ReleaseRecord {
  const named = { entry: 1, ...sizes };
  const fileOf = (chunk: string) => (chunk === 'entry' ? 'entry.js' : `${chunk}.abc.js`);
  return {
    remote,
    build: 'b1',
    version: '1.0.0',
    needs: {},
    provides: {},
    uses: {},
    slots: [],
    gives: {},
    exposes: [],
    pages,
    paths: [],
    entry: 'entry.js',
    global: remote,
    files: Object.entries(named).map(([chunk, size]) => ({
      path: fileOf(chunk),
      size: 4 * size * kB,
      gzip: 2 * size * kB,
      brotli: size * kB,
      sha384: '',
    })),
    chunks: Object.fromEntries(
      Object.keys(named).map((chunk) => [chunk, [...new Set(['entry.js', fileOf(chunk)])]]),
    ),
    styles: [],
    preload: {},
    server: null,
    render: {},
  };
}

const parts = {
  ...Object.fromEntries(packageNames.map((name) => [name, build(name, {})])),
  shell: build('shell', { framework: 100, bootstrap: 5, app: 4 }),
  'mfe-shared': build('mfe-shared', { shared: 50, 'i18n-en': 2, 'i18n-de': 3, 'api-client': 20 }),
  'mfe-storefront': build('mfe-storefront', { routes: 10, home: 6 }, [
    { path: '/', host: 'store', chunks: ['home'], render: { query: [] } },
    { path: '/cart', host: 'store', chunks: [] },
  ]),
};
const limits = (chunks: Budgets['chunks'], pages: Record<string, number>): Budgets => ({
  chunks: { ...Object.fromEntries(packageNames.map((name) => [name, { '*': 1_000 }])), ...chunks },
  pages: { 'mfe-storefront': pages },
});

it('the budget check finds nothing when every chunk and page is within its budget', () => {
  expect(findOver(parts, limits({ 'mfe-storefront': { home: 6, '*': 10 } }, { '/': 181, '*': 300 }))).toEqual(
    [],
  );
});

it('the budget check names a chunk that is over budget, by how much, and what is in it', () => {
  const [finding, ...others] = findOver(
    parts,
    limits({ 'mfe-storefront': { home: 4.5, '*': 10 } }, { '*': 300 }),
  );
  expect(finding).toMatch(
    /^chunk home of mfe-storefront is 6\.0 kB, 1\.5 kB over its 4\.5 kB \(home\.abc\.js 6\.0 kB\)/,
  );
  expect(others).toEqual([]);
});

it('the budget check names a page that is over budget, with its files in its longest language, largest first', () => {
  const [finding, ...others] = findOver(parts, limits({}, { '/': 180, '*': 300 }));
  expect(finding).toMatch(
    /^page \/ of mfe-storefront is 181\.0 kB, 1\.0 kB over its 180\.0 kB \(shell\/framework\.abc\.js 100\.0 kB, mfe-shared\/shared\.abc\.js 50\.0 kB, /,
  );
  expect(others).toEqual([]);
});

it('the budget check counts the API client for a page that fetches its own data', () => {
  expect(findOver(parts, limits({}, { '/': 181, '/cart': 190 }))).toEqual([
    expect.stringMatching(/^page \/cart of mfe-storefront is 195\.0 kB, 5\.0 kB over/),
  ]);
});

it('the budget check refuses a chunk or page without a budget', () => {
  expect(
    findOver(parts, limits({ shell: { entry: 1, framework: 100, bootstrap: 5 } }, { '*': 300 })),
  ).toEqual([expect.stringMatching(/^chunk app of shell is 4\.0 kB, 4\.0 kB over its 0\.0 kB/)]);
});
