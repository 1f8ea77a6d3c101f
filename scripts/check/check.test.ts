import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { boundaries } from './boundaries.ts';
import { languageNames } from './languages.ts';
import { locales } from './locales.ts';
import { lint } from './programs.ts';
import { sharedNeeds } from './shared-needs.ts';
import { slices } from './slices.ts';

const sources = join(import.meta.dirname, '../..');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-check-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const page = 'mfe-storefront/src/features/cart/cart-page.tsx';

it.each([
  ['a value from the api', page, `import { order } from 'api';`, 'only types from the api'],
  ['the server of the api', page, `import type { buildApp } from 'api/server';`, "'api', its contract"],
  [
    'another feature',
    page,
    `const Home = import('../home/home-page');`,
    'features of a package do not import each other',
  ],
  ['another package by path', page, `import x from '../../../../shell/src/app';`, 'stays in mfe-storefront'],
  [
    'a feature from the layout',
    'mfe-storefront/src/layout/header.tsx',
    `import { Cart } from '../features/cart/cart-page';`,
    'layout/ and ui/ know no feature',
  ],
  [
    "another feature's routes",
    'api/src/features/orders/orders.service.ts',
    `import { cartRoutes } from '../cart/cart.routes.ts';`,
    'not in routes',
  ],
])('the boundary check names a file that imports %s', async (_what, file, text, why) => {
  write({ [file]: text });
  const findings = await boundaries.run(root);
  expect(findings).toEqual([expect.stringContaining(why)]);
  expect(findings[0]).toContain(file);
});

it('the boundary check accepts types of the contract, also over several lines', async () => {
  write({ [page]: `import type {\n  Order,\n  Product,\n} from 'api';\nimport { api } from 'mfe-shared';` });
  expect(await boundaries.run(root)).toEqual([]);
});

it('the boundary check finds a cycle of features even when no file is in a cycle', async () => {
  write({
    'api/src/features/a/a.service.ts': `import { b } from '../b/b.service.ts';`,
    'api/src/features/b/b.extra.service.ts': `import { a } from '../a/a.service.ts';`,
  });
  expect(await boundaries.run(root)).toEqual([expect.stringContaining('circle of features')]);
});

it('the linter names every file beside the API’s platform that the platform imports, but for currencies and languages', async () => {
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(sources, file), join(root, file));
  symlinkSync(join(sources, 'node_modules'), join(root, 'node_modules'));
  const beside = globSync(['*.ts', 'demo/*.ts'], {
    cwd: join(sources, 'api/src'),
    exclude: ['**/*.test.ts'],
  }).sort();
  const text = beside.map((file) => `import '../../${file}';\n`).join('');
  write({ 'api/src/platform/http/some.ts': text });
  const named = [...String(await lint.run(root)).matchAll(/> \d+ │ import '..\/..\/(.+)'/g)];
  const allowed = ['currency.ts', 'languages.ts'];
  expect(named.map(([, file]) => file)).toEqual(beside.filter((file) => !allowed.includes(file)));
});

it('the boundary check names a style variable that nothing sets', async () => {
  write({ [page]: `const color = 'var(--nobody)';` });
  expect(await boundaries.run(root)).toEqual([expect.stringContaining('--nobody')]);
});

it('the slice check names missing and unknown files', async () => {
  write({
    'api/src/features/cart/cart.routes.ts': '',
    'api/src/features/cart/helpers.utils.ts': '',
    'mfe-storefront/src/features/cart/hooks/use-cart.ts': '',
  });
  expect(await slices.run(root)).toEqual(
    expect.arrayContaining([
      'api/src/features/cart lacks cart.schema.ts',
      'api/src/features/cart/helpers.utils.ts is no file of a slice',
      'mfe-storefront/src/features/cart lacks locales/fr.json',
      'mfe-storefront/src/features/cart/hooks is no file of a slice',
    ]),
  );
});

it('the locale check names a key that one language lacks, and treats plural forms as one key', async () => {
  const folder = 'mfe-storefront/src/features/cart/locales';
  write({
    [`${folder}/en.json`]: '{ "title": "Cart", "items_one": "1", "items_other": "n" }',
    [`${folder}/de.json`]: '{ "title": "", "items_one": "1", "items_other": "n" }',
    [`${folder}/fr.json`]: '{ "title": "Panier", "items_one": "1", "items_many": "n", "items_other": "n" }',
  });
  expect(await locales.run(root)).toEqual([`${folder}/de.json lacks "title"`]);
});

it('the check of shared needs names imports that the oldest accepted mfe-shared does not export', async () => {
  write({
    'mfe-shared/api-report.md':
      '- `holdUpdates` of mfe-shared: 1.2.0\n- `DataTable` of mfe-shared/backoffice: 1.1.0\n',
    'shell/package.json': '{ "dependencies": { "mfe-shared": "^1.1.0" } }',
    'shell/src/app.tsx': `import {\n  holdUpdates as hold,\n  session,\n} from 'mfe-shared';`,
    'mfe-store-admin/package.json': '{ "peerDependencies": { "mfe-shared": "^1.1.0" } }',
    'mfe-store-admin/src/page.tsx': `import { DataTable } from 'mfe-shared/backoffice';`,
    'mfe-store-admin/src/types.ts': `import type { holdUpdates } from 'mfe-shared';`,
  });
  expect(await sharedNeeds.run(root)).toEqual([
    'shell/src/app.tsx imports `holdUpdates` of mfe-shared, which came with 1.2.0: shell/package.json has to need mfe-shared ^1.2.0',
  ]);
});

it('the check of languages names a file that lists languages of its own, and accepts text that only looks like one', async () => {
  write({
    'api/src/languages.ts': `export const languages = { en: {}, de: {}, fr: {} };`,
    'shell/src/words.ts': `import de from './locales/de.json';`,
    'api/src/features/cart/cart.service.ts': `const none = { en: '', fr: '' };`,
    'mfe-shared/src/cart.tsx': `const key = title.de;`,
    'mfe-shared/src/grid.tsx': `/** { en, de } */ const columns = '1fr 2fr';\n// "de"\nconst made = { side: 1, inde: 2 };`,
    'mfe-shared/src/cart.test.tsx': `const title = { de: 'Milch' };`,
  });
  expect(await languageNames.run(root)).toEqual([
    expect.stringContaining('api/src/features/cart/cart.service.ts names the language "fr"'),
    expect.stringContaining('mfe-shared/src/cart.tsx names the language "de"'),
    expect.stringContaining('shell/src/words.ts names the language "de"'),
  ]);
});

it('the locale check names a text whose placeholders are not those of the English one', async () => {
  const folder = 'mfe-storefront/src/features/cart/locales';
  write({
    [`${folder}/en.json`]: '{ "hello": "Hello {{name}}", "items_one": "One", "items_other": "{{count}}" }',
    [`${folder}/de.json`]:
      '{ "hello": "Hallo {{nmae}}", "items_one": "{{count}}", "items_other": "{{count}}" }',
    [`${folder}/fr.json`]: '{ "hello": "Bonjour", "items_one": "Un", "items_other": "{{count}}" }',
  });
  expect(await locales.run(root)).toEqual([
    `${folder}/de.json has {nmae} in "hello", en has {name}`,
    `${folder}/fr.json has no placeholder in "hello", en has {name}`,
  ]);
});

it('the check of locales reads the templates of new slices, too', async () => {
  const folder = 'scripts/new-feature/templates/list/locales';
  write({
    [`${folder}/en.json.txt`]: '{ "title": "Gift cards" }',
    [`${folder}/de.json.txt`]: '{ "title": "" }',
  });
  expect(await locales.run(root)).toEqual([`${folder} lacks fr.json.txt`]);
});
