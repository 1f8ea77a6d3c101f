import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilerFlags } from '../check/programs.ts';
import { writeSlice } from '../new-feature/write-slice.ts';
import { copyProject } from './project-copy.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Each text of the locale file, with the language's mark behind it. */
function marked(value: Json): Json {
  if (typeof value === 'string') return `${value} (it)`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
}

const remotes = ['storefront', 'store-admin', 'platform-admin'];

/** One copy has both, as the compiler takes longest. */
let root: string;
beforeAll(() => {
  root = copyProject(remotes.map((remote) => `mfe-${remote}`));
  for (const place of ['api', ...remotes]) writeSlice(root, place, 'stock-counts');
  const list = join(root, 'api/src/languages.ts');
  const entry = `  it: { name: 'Italiano', flag: 'IT', locale: 'it-IT' },\n} as const`;
  writeFileSync(list, readFileSync(list, 'utf8').replace('} as const', entry));
  const english = '{api,mfe-*,shell,scripts}/**/locales/en.{json,json.txt}';
  for (const file of globSync(english, { cwd: root, exclude: (name) => name === 'node_modules' })) {
    const words = JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
    writeFileSync(join(root, file.replace(/en\.(json|json\.txt)$/, 'it.$1')), JSON.stringify(marked(words)));
  }
  run('api/api-types.ts');
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a program of the copy. Returns its output. */
const runIn = (folder: string, script: string, ...args: string[]) => {
  const options = { cwd: join(root, folder), encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return stdout + stderr;
};
const run = (script: string, ...args: string[]) => runIn('.', script, ...args);
const jest = (project: string, pattern: string) =>
  run('node_modules/jest/bin/jest.js', pattern, '--selectProjects', project, '--verbose');
/** One run, as each reads the whole project first. */
let outputOfPages: string | undefined;
const jestOfPages = () => (outputOfPages ??= jest('web', 'language-menu|stock-counts'));

/** Compiles these files with all that they import. Returns the compiler's output. */
function compile(
  name: string,
  compilerOptions: { lib?: string[]; types: string[] },
  include: string[],
): string {
  const config = { extends: './tsconfig.base.json', compilerOptions, include };
  writeFileSync(join(root, `tsconfig.${name}.json`), JSON.stringify(config));
  return run('node_modules/typescript/bin/tsc', '-p', `tsconfig.${name}.json`, ...compilerFlags);
}
// biome-ignore lint/suspicious/noExplicitAny: the modules are those of the copy, which no import can name
const load = (file: string): Promise<any> => import(pathToFileURL(join(root, file)).href);

describe('a fourth language needs its entry in the list and its JSON files, and then', () => {
  it('the checks accept it', () => {
    const checks = ['locales', 'languages', 'slices', 'namespaces', 'boundaries'];
    expect(run('scripts/check.ts', ...checks)).not.toContain('✗');
  });

  it('the server compiles, and with it a new feature of the API', () => {
    const files = ['server/main.ts', 'api/src/features/stock-counts/*.test.ts'];
    expect(compile('server', { types: ['node', 'jest'] }, files)).toBe('');
  }, 180_000);

  // No source file of a remote names a language, so a new feature and all that it uses of mfe-shared stand for them.
  it('pages compile, and with them a new feature of each remote', () => {
    const files = ['*.d.ts', 'words.ts', 'features/stock-counts'].map((file) => `mfe-*/src/${file}`);
    const lib = ['ES2024', 'DOM', 'DOM.Iterable'];
    expect(compile('pages', { lib, types: ['jest', '@testing-library/jest-dom'] }, files)).toBe('');
  }, 180_000);

  it('the types of API calls stay as they are', () => {
    const linesOf = (folder: string) =>
      readFileSync(join(folder, 'api/src/generated/openapi.ts'), 'utf8')
        .replace(/ \| "(read|write)_stock_counts"/g, '')
        .split('\n');
    const grown = new Set(linesOf(root));
    expect(linesOf(join(import.meta.dirname, '../..')).filter((line) => !grown.has(line))).toEqual([]);
  });

  it('the API accepts it, and returns texts that were written before it', async () => {
    const { languageCode, localizedText } = await load('api/src/platform/http/localized.schema.ts');
    expect(languageCode.parse('it')).toBe('it');
    expect(localizedText().parse({ it: 'Latte' })).toEqual({ it: 'Latte' });
    expect(localizedText().encode({ en: 'Milk', de: '', fr: '' })).toEqual({ en: 'Milk', de: '', fr: '' });
    const { listPlatformLanguages } = await load('api/src/features/languages/languages.service.ts');
    expect(listPlatformLanguages()).toContainEqual(
      expect.objectContaining({ iso_code: 'it', name: 'Italiano' }),
    );
  });

  it('mails and the document of a new store are in it', async () => {
    const { writeMail } = await load('api/src/features/mails/mail-texts.ts');
    const values = { store: 'Fresh', name: 'Ann', link: 'https://fresh.test/' };
    expect(writeMail('reset_password', 'it', values).subject).toContain('(it)');
    const { defaultCustomization } = await load('api/src/features/customization/customization.defaults.ts');
    const { customization } = await load('api/src/features/customization/customization.schema.ts');
    const document = defaultCustomization({ name: 'Fresh', email: '', currency: 'EUR' });
    expect(customization.parse(document).navbar.offers.it).toBe('Offers (it)');
    expect(document.footer.shipping_note.it).toMatch(/^Free shipping from 500,00.€ \(it\)$/);
  });

  it('the edge answers pages in it', async () => {
    const { startEdge } = await load('shell/server/testing/edge.ts');
    const { buildOf, makeRecord, testParts, writeBuild } = await load('shell/server/testing/builds.ts');
    const edge = await startEdge();
    for (const part of testParts) writeBuild(edge.dist, makeRecord(part, buildOf('a')));
    const { body } = await edge.get('/', { accept: 'text/html', 'accept-language': 'it' });
    await edge.close();
    expect(body).toContain('<html lang="it">');
    expect(body).toContain('Loading your store... (it)');
    expect(body).toContain('"language":"it"');
  });

  it('language menus offer it', () => {
    expect(jestOfPages()).toMatch(/✓ .*language menu switches to it/);
  });
});

it('the tests of a new feature of the API pass', () => {
  // drizzle-kit takes the paths of its configuration from the folder in which it is run.
  runIn('api', '../node_modules/drizzle-kit/bin.cjs', 'generate');
  expect(jest('api', 'stock-counts')).toMatch(/Tests: +(\d+) passed, \1 total/);
});

it.each(remotes)('the tests of a new feature of %s pass', (remote) => {
  expect(jestOfPages()).toContain(`PASS web mfe-${remote}/src/features/stock-counts/stock-counts.test.tsx`);
});
