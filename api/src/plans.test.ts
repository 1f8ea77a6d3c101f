import { sql } from 'drizzle-orm';
import type { Sent } from './platform/database/observed.ts';
import { inTenant } from './platform/tenancy/tenancy.ts';
import type { Actor } from './testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from './testing/actors.ts';
import { bigData, fillBigData } from './testing/big-data.ts';
import { isPlatforms } from './testing/matrix.ts';
import type { Operation } from './testing/operations.ts';
import { operationsOf } from './testing/operations.ts';
import { catchStatements, planOf, rowsInto } from './testing/sent-statements.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';

jest.setTimeout(240_000);

/** Tables with so few rows, or read so seldom, that the database should read them whole. */
const few = new Set([
  ...['tenants', 'languages', 'currencies', 'roles', 'releases', 'compositions', 'rollouts'],
  // One row a store: operators sort 10,000 of them by any figure in some milliseconds.
  ...['store_figures', 'subscriptions'],
]);
/**
 * The level of a variant, and what all variants of a product have together, change with every sale. An index over
 * either would make each order dearer, and staff ask seldom, so all are read when they do. Titles are sorted by the reader's language and, where
 * they lack it, the store's: an index for each pair of languages would cost every product that is saved, and each
 * language more a migration. Sorting 30,000 of them takes some 120 ms. Errors of pages are grouped when operators read
 * them, of the newest 20,000. Texts that lack a language are
 * looked for in all goods of the store, for the same reason as their sorting.
 */
const unindexed =
  /^\/api\/(product(s|-sheet)\?(sort=-?available|sort=-?title|stock=)|customers\?(tag=|sort=-?(ordersCount|totalSpent))|stock\?(q=|stock=|sort=-?(available|title))|telemetry\/error-groups|translations)/;
/** More than this is nothing that a page of a list needs to have sorted. */
const mostSorted = 2_500;

/**
 * Enough rows that a list without an index reads or sorts more than it may; more of them show nothing else. A fifth of
 * the orders, which is what filters by status and customer leave, has to be more than is sorted.
 */
const size = { ...bigData, large: { products: 15_000, orders: 15_000, customers: 15_000 } };

const host = 'large.localhost';
const caught = catchStatements();
let test: TestApp;
let storeId: string;
let people: { shopper: Actor; owner: Actor; operator: Actor };
let lists: Operation[];
/** The ids for filters by an id. */
let ids: Record<string, string>;
/** The statements that each list sends, at each of its addresses. */
const asked: { operation: Operation; address: string; sent: Sent[] }[] = [];
beforeAll(async () => {
  test = await startTestApp({ observe: caught.observe });
  storeId = await fillBigData(test.databaseUrl, size);
  test.app.changed(null);
  ids = await inTenant(test.database, storeId, async (tx) => {
    const { rows } = await tx.execute<Record<string, string>>(sql`
      select (select id from categories where slug = 'category-1') as category,
        (select id from customers where email = 'shopper1@shop.test') as customer`);
    return rows[0] ?? {};
  });
  people = {
    shopper: await createCustomer(test.database, storeId),
    owner: await createStaff(test.database, storeId, 'owner'),
    operator: await createPlatformUser(test.database),
  };
  const operations = await operationsOf(test);
  lists = operations.filter(
    ({ method, path, parameters }) =>
      method === 'GET' && !path.includes('{') && parameters.some(({ name }) => name === 'page'),
  );
  // After the first call the process remembers the store of a host.
  for (const operation of lists) await statementsOf(operation, operation.path);
  for (const operation of lists) {
    for (const address of addressesOf(operation)) {
      test.app.changed({ kind: 'catalog', tenantId: storeId });
      asked.push({ operation, address, sent: await statementsOf(operation, address) });
    }
  }
  // Longer than the limit of a test: tables are filled, and every list is asked.
}, 300_000);
afterAll(() => test.close());

const whoFor = ({ access }: Operation) => {
  if (isPlatforms(access)) return { at: 'localhost', token: people.operator.token, store: null };
  const { token } = access === 'customer' ? people.shopper : people.owner;
  return { at: host, token: access === 'store' ? undefined : token, store: storeId };
};

/**
 * Returns the addresses of a list: as it is first shown, a hundred rows and a later page of it, and each order and
 * filter it has.
 */
function addressesOf({ path, parameters }: Operation): string[] {
  const ways = parameters.flatMap(({ name, in: where, schema }) => {
    if (where !== 'query') return [];
    if (name === 'limit') return ['limit=100'];
    if (name === 'page') return ['page=20'];
    const values = [schema, ...(schema.anyOf ?? [])].flatMap((one) => one.enum ?? one.const ?? []);
    if (values.length > 0) return values.map((value) => `${name}=${value}`);
    const example = schema.format === 'uuid' ? ids[name] : examples[name];
    return example ? [`${name}=${example}`] : [];
  });
  return [path, ...ways.map((way) => `${path}?${way}`)];
}

const examples: Record<string, string> = {
  q: 'apple',
  category: 'category-1',
  brand: 'Brand+7',
  tag: 'organic',
  minPrice: '500',
  maxPrice: '500',
  startDate: '2026-01-01',
  endDate: '2030-01-01',
};

/** Returns the statements that a call sends, without those that find out who calls. */
async function statementsOf(operation: Operation, address: string): Promise<Sent[]> {
  const { at, token } = whoFor(operation);
  const sent = await caught.during(async () => {
    const { status, body } = await test.call(at, 'GET', address, { token });
    if (status !== 200) throw new Error(`${address} answered ${status}: ${JSON.stringify(body)}`);
  });
  // The process reads its signing keys and sessions anew from time to time, with any call.
  return sent.filter(({ text }) => !/signing_keys|from "sessions"/.test(text));
}

it('the tests of query plans know the existing lists', () => {
  const paths = lists.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/catalog/products',
      '/api/products',
      '/api/orders',
      '/api/orders/mine',
      '/api/customers',
      '/api/notification',
      '/api/staff',
      '/api/tenants',
      '/api/audit-log',
      '/api/mails',
    ]),
  );
});

it('a list takes at most three database statements, however long it is', () => {
  const many = asked.filter(({ sent }) => sent.length > 3);
  expect(many.map(({ address, sent }) => [address, ...sent.map(({ text }) => text)])).toEqual([]);
});

it('every list is read by an index and never sorted as a whole', async () => {
  const slow: string[] = [];
  const seen = new Set<string>();
  for (const { operation, address, sent } of asked.filter((one) => !unindexed.test(one.address))) {
    const { store } = whoFor(operation);
    for (const statement of sent) {
      // The goods of all categories are counted once after each change of the catalogue.
      if (statement.text.includes('with listed as')) continue;
      const same = `${statement.text} ${JSON.stringify(statement.values)}`;
      if (seen.has(same)) continue;
      seen.add(same);
      // A store's entries of the audit log are read with the platform's role.
      const role = statement.text.includes('"audit_log"') ? null : store;
      const { nodes, milliseconds } = await planOf(test.database, role, statement);
      const tell = (what: string) =>
        slow.push(`${address}: ${what} (${Math.round(milliseconds)} ms)\n${statement.text}`);
      for (const node of nodes) {
        const table = node['Relation Name'] ?? '';
        if (
          node['Node Type'] === 'Seq Scan' &&
          !few.has(table) &&
          node['Actual Rows'] * node['Actual Loops'] > 100
        )
          tell(`reads all of ${table}`);
        if (/Sort/.test(node['Node Type']) && rowsInto(node) > mostSorted)
          tell(`sorts ${rowsInto(node)} rows`);
      }
    }
  }
  expect(slow).toEqual([]);
});
