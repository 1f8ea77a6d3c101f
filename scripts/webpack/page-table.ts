import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { PageRecord, ReleaseRecord, SlotRecord } from 'api';
import type { Configuration, ExternalItemFunctionData } from 'webpack';
import { inLanguage, wordsOfPage } from '../../shell/server/page-records.ts';
import { sourceRule } from './hot.ts';
import { fillsSlots } from './packages.ts';
import { runWebpack } from './run-webpack.ts';

/** A page of a remote's `src/pages.ts` (`PageEntry` of mfe-shared), as far as a record describes it. */
type Entry = Pick<
  PageRecord,
  'path' | 'host' | 'login' | 'permission' | 'render' | 'offline' | 'head' | 'shared' | 'storeText'
> & {
  title?: string;
  words?: readonly string[];
  navigation?: Navigation | Navigation[];
  page: () => Promise<unknown>;
  children?: Entry[];
};
type Navigation = Omit<NonNullable<PageRecord['navigation']>[number], 'label'> & { label?: string };

/** The tables of a remote. */
export type Tables = Pick<ReleaseRecord, 'pages' | 'slots'>;

/**
 * The pages and slots of a remote for its release record; none for a package without a table. The tables are run, not
 * parsed: they are plain data, and a page's function requests the chunks that it will request in a browser.
 */
export async function readTables(directory: string): Promise<Tables> {
  const tables = ['pages', ...(fillsSlots(directory) ? ['slots'] : [])];
  if (!existsSync(`${directory}/src/pages.ts`)) return { pages: [], slots: [] };
  const output = mkdtempSync(join(tmpdir(), 'larder-pages-'));
  try {
    await runWebpack(tableConfig(directory, output, tables));
    const asked: string[] = [];
    const tableOf = (name: string) =>
      runTable(readFileSync(`${output}/${name}.cjs`, 'utf8'), (chunk) => asked.push(chunk));
    const { pages } = tableOf('pages');
    if (!pages) throw new Error('src/pages.ts exports no "pages".');
    const { slots = [] } = fillsSlots(directory) ? tableOf('slots') : {};
    const records: PageRecord[] = [];
    for (const entry of pages.flatMap((page) => [page, ...(page.children ?? [])])) {
      asked.length = 0;
      // Nothing is in the chunks here: who they are is all that is wanted.
      await Promise.resolve()
        .then(entry.page)
        .catch(() => {});
      records.push(recordOf(entry, [...new Set(asked)], wordsOf(directory)));
    }
    return { pages: records, slots: slots.map(slotOf) };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** Chunks are named as in the build for browsers. Modules of other packages are left out. */
function tableConfig(directory: string, output: string, tables: string[]): Configuration {
  return {
    name: `the table of pages of ${directory}`,
    mode: 'development',
    context: directory,
    target: 'node24',
    entry: Object.fromEntries(tables.map((name) => [name, `./src/${name}`])),
    devtool: false,
    output: {
      path: output,
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      chunkLoading: 'require',
      library: { type: 'commonjs2' },
    },
    externals: [
      async ({ request = '' }: ExternalItemFunctionData) =>
        /^[a-z@]/.test(request) ? `commonjs ${request}` : undefined,
    ],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [sourceRule(false), { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource' }] },
    optimization: { minimize: false, splitChunks: false },
    infrastructureLogging: { level: 'error' },
  };
}

type Exports = { pages?: Entry[]; slots?: SlotRecord[] };

function runTable(code: string, onChunk: (name: string) => void): Exports {
  const module: { exports: Exports } = { exports: {} };
  const load = (request: string) => {
    const chunk = /^\.\/(.*)\.cjs$/.exec(request)?.[1];
    if (chunk === undefined) return library;
    onChunk(chunk);
    return { ids: [], modules: {} };
  };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, load);
  return module.exports;
}

/** In place of every library: a table only names what it takes from them, and leaves using it to the browser. */
const library: object = new Proxy(() => library, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : library),
  apply: () => library,
  construct: () => library,
});

/** `store-admin/products:title` → what stands there in each language. */
type Words = (key: string) => Record<string, string>;

function wordsOf(directory: string): Words {
  return (key) => {
    const [namespace = '', path = ''] = key.split(':');
    const folder = namespace.split('/').at(-1);
    const files = globSync(`${directory}/src/**/${folder}/locales/*.json`);
    const texts = files.map((file): [string, unknown] => [
      /(\w+)\.json$/.exec(file)?.[1] ?? '',
      path
        .split('.')
        .reduce<unknown>(
          (words, part) => (words as Record<string, unknown> | undefined)?.[part],
          JSON.parse(readFileSync(file, 'utf8')),
        ),
    ]);
    const missing = texts.find(([, text]) => typeof text !== 'string');
    if (texts.length === 0 || missing)
      throw new Error(`${key} has no words${missing ? ` in ${missing[0]}` : ''}.`);
    return Object.fromEntries(texts) as Record<string, string>;
  };
}

function recordOf(entry: Entry, chunks: string[], words: Words): PageRecord {
  const {
    path,
    host = 'store',
    login,
    permission,
    title,
    words: own = [],
    navigation,
    shared,
    render,
    offline,
    head,
    storeText,
  } = entry;
  // A value out of a library is not known here, and the page would be everybody's.
  if (permission !== undefined && typeof permission !== 'string')
    throw new Error(`The permission of ${path} has to be a literal in the page table.`);
  const entries = [navigation ?? []].flat().map(({ label = title, ...one }) => {
    if (!label) throw new Error(`${path} has neither a title nor a label for the navigation.`);
    return { ...one, label: words(label) };
  });
  return {
    path,
    host,
    ...(login && { login }),
    ...(permission && { permission }),
    ...(title && { title: words(title) }),
    ...(entries.length > 0 && { navigation: entries }),
    chunks: [...chunks, ...own.map((namespace) => wordsOfPage(namespace.split('/').at(-1) ?? ''))],
    ...(shared && { shared: [...shared] }),
    ...(render && { render }),
    ...(offline && { offline }),
    ...(head && { head }),
    ...(storeText && { storeText }),
  };
}

const slotOf = ({ slot, order, permission }: SlotRecord): SlotRecord => ({
  slot,
  order,
  ...(permission && { permission }),
});

/** A preload of a chunk that nobody can name would be found missing only in a page. */
export function checkChunks(pages: PageRecord[], chunks: ReleaseRecord['chunks']): void {
  for (const { path, chunks: asked } of pages) {
    // While a part is developed, the texts of its pages are in the remote's own file.
    const unknown = asked.find((chunk) => !chunks[chunk] && chunk === inLanguage(chunk, ''));
    if (unknown) throw new Error(`${path} asks for the chunk ${unknown}, which needs a webpackChunkName.`);
  }
}
