import { createStaff } from './testing/actors.ts';
import type { Send } from './testing/isolation.ts';
import { leakingTables, nameOf, outcome, tryEachPlace } from './testing/isolation.ts';
import { isPlatforms, lies, refusal, signIn } from './testing/matrix.ts';
import type { Operation, Schema } from './testing/operations.ts';
import { fieldsOf, operationsOf, put, requestFor } from './testing/operations.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';
import type { FilledStore } from './testing/world.ts';
import { fillStore } from './testing/world.ts';

const theirMark = 'CANARY-OF-BAKEHOUSE';

let test: TestApp;
let operations: Operation[];
let ours: FilledStore;
let theirs: FilledStore;

beforeAll(async () => {
  test = await startTestApp();
  operations = await operationsOf(test);
  ours = await fillStore(test, 'fresh', 'Fresh');
  theirs = await fillStore(test, 'bakehouse', theirMark);
});
afterAll(() => test.close());

/**
 * Returns `METHOD /path` for each line of the framework's own tree of routes. A deeper line continues the path of the
 * line above.
 */
function registeredRoutes(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([^/*:\w-]*)(\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.length = Math.max(depth - 1, 0);
    above.push(part);
    const path = above.join('').replaceAll(/:(\w+)/g, '{$1}');
    return methods
      .split(', ')
      .flatMap((method) => (/^(|HEAD|OPTIONS)$/.test(method) ? [] : [`${method} ${path}`]));
  });
}

/**
 * Routes below /api/auth that answer "no such thing", and the documentation: neither reads anything of a store. The
 * stream of new orders does not end by itself; its own test checks who may listen to which store.
 */
const undocumented = [
  'GET *',
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/*',
  'GET /api/docs/json',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /api/docs/yaml',
  'GET /api/live-orders',
  'GET /api/openapi.json',
  'GET /health/live',
  'GET /health/ready',
  'POST *',
];

/** A text that may name something: not an id, not one of a list. */
const isFreeText = ({ type, enum: list, format, pattern }: Schema) =>
  type === 'string' && !list && (!format || format === 'email') && !pattern?.includes('0-9a-f');
const named = /slug|code|number|email|sku|name|domain/i;

it('no call finds another store’s rows by slug, code or e-mail', async () => {
  const told: string[] = [];
  // Reads come first: a write may make a row of ours with such a name.
  const tried = operations
    .filter(({ access }) => access !== 'open' && access !== 'host')
    .toSorted((a, b) => Number(b.method === 'GET') - Number(a.method === 'GET'));
  for (const who of ['visitor', 'shopper', 'owner'] as const) {
    for (const operation of tried) {
      if (refusal(who, operation)) continue;
      const texts = [
        ...operation.parameters.filter(({ schema }) => isFreeText(schema)).map(({ name }) => ({ name })),
        ...fieldsOf(operation.body ?? {})
          .filter(({ path, schema }) => isFreeText(schema) && named.test(path.at(-1) ?? ''))
          .map(({ path }) => ({ path })),
      ];
      for (const text of texts) {
        const token = (await signIn(test.database, who, ours, theirs))?.token;
        const ask = async (word: string) => {
          const { url, body } = requestFor(operation, null, ({ name }) =>
            'name' in text && text.name === name ? word : undefined,
          );
          if ('path' in text) put(body, text.path, word);
          return test.call(ours.host, operation.method, url, { body, token, headers: lies(theirs) });
        };
        const nobodys = outcome(await ask('nothing-has-this-name'));
        for (const word of theirs.words) {
          const reply = await ask(word);
          const shape = outcome(reply);
          const same =
            shape === nobodys || reply.body.code === 'VALIDATION' || nobodys.includes('VALIDATION');
          if (!same || JSON.stringify(reply.body).includes(theirMark))
            told.push(`${nameOf(operation)} ${word}: ${shape}, not ${nobodys}`);
        }
      }
    }
  }
  expect(told).toEqual([]);
});

/** Does it while these tables show every row to every store. */
async function without(tables: string[], work: () => Promise<void>): Promise<void> {
  const set = (how: 'disable' | 'enable') =>
    Promise.all(
      tables.map((table) => test.database.pool.query(`alter table ${table} ${how} row level security`)),
    );
  await set('disable');
  try {
    await work();
  } finally {
    await set('enable');
  }
}

describe('the isolation tests', () => {
  it('cover every route except those on the list of undocumented routes', async () => {
    const registered = registeredRoutes(test.app.printRoutes({ commonPrefix: false }));

    const documented = new Set(operations.map(nameOf));
    expect(registered.filter((route) => !documented.has(route)).sort()).toEqual(undocumented);
    expect(registered.length).toBe(documented.size + undocumented.length);
  });

  it('notice when a store’s rows are shown, changed or told apart from unknown ones', async () => {
    const operation = operations.find((one) => nameOf(one) === 'GET /api/orders/{id}') as Operation;
    const leaky: Send = async (_operation, url) =>
      theirs.ids.some((id) => url.includes(id)) ? { status: 200, body: {} } : { status: 404, body: {} };
    const { differences } = await tryEachPlace(operation, leaky, ours, theirs);
    expect(differences.length).toBe(theirs.ids.length);
  });

  it('notice each table without its policy, and the queries’ own conditions still hold', async () => {
    expect(await leakingTables(test.database, ours.tenantId, theirs.tenantId)).toEqual([]);
    const owner = await createStaff(test.database, ours.tenantId, 'owner');
    for (const table of ['products', 'orders', 'customers', 'sessions'])
      await without([table], async () =>
        expect(await leakingTables(test.database, ours.tenantId, theirs.tenantId)).toEqual([table]),
      );
    const { rows } = await test.database.pool.query<{ name: string }>(
      `select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`,
    );
    const shown = new Set<string>();
    await without(
      rows.map(({ name }) => name),
      async () => {
        for (const operation of operations.filter(
          ({ method, access }) => method === 'GET' && !isPlatforms(access),
        )) {
          for (const id of operation.path.includes('{') ? theirs.ids : theirs.ids.slice(0, 1)) {
            const { url } = requestFor(operation, id);
            const { body } = await test.call(ours.host, 'GET', url, { token: owner.token });
            if (JSON.stringify(body).includes(theirMark)) shown.add(nameOf(operation));
          }
        }
      },
    );
    expect([...shown]).toEqual([]);
  });
});
