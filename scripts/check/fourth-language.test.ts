import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyProject } from '../testing/project-copy.ts';
import { compilerFlags } from './programs.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Each text of the locale file, with the language's mark behind it. */
function marked(value: Json): Json {
  if (typeof value === 'string') return `${value} (it)`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
}

let root: string;
beforeAll(() => {
  root = copyProject(['mfe-storefront']);
  const list = join(root, 'api/src/languages.ts');
  const entry = `  it: { name: 'Italiano', flag: 'IT', locale: 'it-IT' },\n} as const`;
  writeFileSync(list, readFileSync(list, 'utf8').replace('} as const', entry));
  const english = '{api,mfe-*,shell,scripts}/**/locales/en.{json,json.txt}';
  for (const file of globSync(english, { cwd: root, exclude: (name) => name === 'node_modules' })) {
    const words = JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
    writeFileSync(join(root, file.replace(/en\.(json|json\.txt)$/, 'it.$1')), JSON.stringify(marked(words)));
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** What a program of the copy prints. */
const run = (script: string, ...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
};
// biome-ignore lint/suspicious/noExplicitAny: the modules are those of the copy, which no import can name
const load = (file: string): Promise<any> => import(pathToFileURL(join(root, file)).href);

describe('a fourth language needs its entry in the list and its JSON files, and then', () => {
  it('the checks and the compiler accept it', () => {
    const checks = ['locales', 'languages', 'slices', 'namespaces', 'boundaries', 'types of'];
    expect(run('scripts/check.ts', ...checks)).not.toContain('✗');
    // No source file names a language, so one remote stands for all.
    for (const project of ['server', 'mfe-storefront']) {
      expect(run('node_modules/typescript/bin/tsc', '-p', project, ...compilerFlags)).toBe('');
    }
  }, 180_000);

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
    const { buildOf, makeRecord, writeBuild } = await load('shell/server/testing/builds.ts');
    const { partNames } = await load('shell/server/composition.ts');
    const edge = await startEdge();
    for (const part of partNames) writeBuild(edge.dist, makeRecord(part, buildOf('a')));
    const { body } = await edge.get('/', { accept: 'text/html', 'accept-language': 'it' });
    await edge.close();
    expect(body).toContain('<html lang="it">');
    expect(body).toContain('Loading your store... (it)');
    expect(body).toContain('"language":"it"');
  });

  it('language menus offer it', () => {
    const output = run('node_modules/jest/bin/jest.js', 'language-menu', '--selectProjects', 'web');
    expect(output).toContain('switches to it');
    expect(output).toMatch(/Tests: +4 passed, 4 total/);
  });
});
