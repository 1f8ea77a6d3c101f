import { sql } from 'drizzle-orm';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { addPlan, subscribe } from '../../testing/plans.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Tenant } from './tenants.schema.ts';

const slugs = ['almond', 'berry', 'celery', 'date'] as const;
let test: TestApp;
let pat: Actor;
let ids: Record<(typeof slugs)[number], string>;
let plan: string;
let larger: string;
beforeAll(async () => {
  test = await startTestApp({ config: { WORK: false } });
  pat = await createPlatformUser(test.database);
  const made: [string, string][] = [];
  for (const slug of slugs) made.push([slug, await createStore(test.database, slug)]);
  ids = Object.fromEntries(made) as typeof ids;
  plan = await addPlan(test.database, { position: 1 });
  larger = await addPlan(test.database, { position: 2 });
  await subscribe(test.database, ids.almond, plan);
  await subscribe(test.database, ids.berry, larger);
  await figures(ids.almond, { products: 5, orders: 2, amount: 900, errors: 0, last: '2026-05-01' });
  await figures(ids.berry, { products: 900, orders: 40, amount: 80_000, errors: 7, last: '2026-05-02' });
  await figures(ids.celery, { products: 30, orders: 9, amount: 4_000, errors: 1, last: null });
});
afterAll(() => test.close());

type Given = { products: number; orders: number; amount: number; errors: number; last: string | null };
const figures = (id: string, { products, orders, amount, errors, last }: Given) =>
  onPlatform(test.database, (tx) =>
    tx.execute(sql`
      insert into store_figures (tenant_id, through, products, orders, sign_ups, errors, amount, sales, last_order_at)
      values (${id}, now(), ${products}, ${orders}, ${orders + 1}, ${errors}, ${amount},
        ${JSON.stringify([
          { currency: 'EUR', orders, amount },
          { currency: 'USD', orders: 1, amount: 150 },
        ])}::jsonb, ${last})
      on conflict (tenant_id) do nothing`),
  );
const call = (method: 'GET' | 'POST', path: string, body?: unknown, actor = pat) =>
  test.call('localhost', method, `/api${path}`, { body, token: actor.token });
const list = async (query: string): Promise<Tenant[]> => (await call('GET', `/tenants?${query}`)).body.items;
const named = async (query: string) => (await list(query)).map(({ slug }) => slug);

it('the list of stores has their plans and figures', async () => {
  const [almond] = await list('q=almond');
  expect(almond).toMatchObject({
    plan: { id: plan, state: 'active' },
    figures: {
      ...{ products: 5, orders: 2, signUps: 3, errors: 0, lastOrderAt: '2026-05-01T00:00:00.000Z' },
      sales: [{ currency: 'EUR', orders: 2, amount: 900 }, { currency: 'USD' }],
    },
  });
  const [date] = await list('q=date');
  expect(date).toMatchObject({
    plan: null,
    figures: { products: 0, orders: 0, sales: [], signUps: 0, errors: 0, lastOrderAt: null },
  });
});

it.each([
  ['-products', ['berry', 'celery', 'almond', 'date']],
  ['products', ['date', 'almond', 'celery', 'berry']],
  ['-orders', ['berry', 'celery', 'almond', 'date']],
  ['-revenue', ['berry', 'celery', 'almond', 'date']],
  ['-signUps', ['berry', 'celery', 'almond', 'date']],
  ['-errors', ['berry', 'celery', 'date', 'almond']],
  ['-lastOrderAt', ['berry', 'almond', 'date', 'celery']],
  ['lastOrderAt', ['celery', 'date', 'almond', 'berry']],
  ['-plan', ['berry', 'almond', 'date', 'celery']],
  ['-name', ['date', 'celery', 'berry', 'almond']],
  ['createdAt', [...slugs]],
])('stores are sorted by %s', async (sort, expected) => {
  expect(await named(`sort=${sort}`)).toEqual(expected);
});

it('a store that its owner has not opened yet is shown as such, and a sandbox, too', async () => {
  const set = (change: ReturnType<typeof sql>, id: string) =>
    onPlatform(test.database, (tx) => tx.execute(sql`update tenants set ${change} where id = ${id}`));
  await set(sql`opened_at = null`, ids.date);
  await set(sql`is_sandbox = true`, ids.celery);
  expect(await named('status=preparing')).toEqual(['date']);
  expect((await named('status=active')).sort()).toEqual(['almond', 'berry', 'celery']);
  expect(await list('q=date')).toMatchObject([{ status: 'active', preparing: true, sandbox: false }]);
  expect(await list('q=celery')).toMatchObject([{ preparing: false, sandbox: true }]);
  const { body } = await call('GET', '/tenants/export?status=preparing');
  expect(String(body).trimEnd().split('\n')[1]).toContain(',preparing,');
  await set(sql`status = 'suspended'`, ids.date);
  expect(await named('status=preparing')).toEqual([]);
  await set(sql`status = 'active', opened_at = now()`, ids.date);
  await set(sql`is_sandbox = false`, ids.celery);
});

it('stores are filtered by their plan, also those that have none', async () => {
  expect(await named(`plan=${larger}`)).toEqual(['berry']);
  expect(await named('plan=none&sort=name')).toEqual(['celery', 'date']);
});

it('the exported file has exactly the stores that the list is filtered to, with their figures', async () => {
  const { body, headers } = await call('GET', '/tenants/export?q=berr');
  expect(headers['content-type']).toContain('text/csv');
  const [head, row, ...rest] = String(body).trimEnd().split('\n');
  expect(rest).toEqual([]);
  expect(head).toContain('name,address,status,plan,subscription,ownerEmail,products,orders,revenue,currency');
  expect(row).toContain('berry,berry.localhost,active');
  expect(row).toContain(',900,40,800.00,EUR,1.50 USD,41,7,2026-05-02');
  const all = await call('GET', '/tenants/export?plan=none');
  expect(String(all.body).trimEnd().split('\n')).toHaveLength(3);
  const { items } = (await call('GET', '/audit-log?limit=5')).body;
  expect(items[0]).toMatchObject({ action: 'tenants.export-list', details: { plan: 'none' } });
});

const bulk = (action: string, items: object[], actor?: Actor) =>
  call('POST', `/admin/bulk/tenants.${action}`, { operation: `tenants.${action}`, items }, actor);

it('many stores are suspended with a reason, which their owners are mailed, and resumed', async () => {
  const some = [ids.almond, ids.berry].map((id) => ({ id, status: 'suspended', reason: 'Unpaid rent' }));
  expect((await bulk('status', some)).body).toEqual({ operation: 'tenants.status', done: 2 });
  expect(await named('status=suspended&sort=name')).toEqual(['almond', 'berry']);
  expect((await test.call('almond.localhost', 'GET', '/api/language/show')).status).toBe(404);
  const mails = await onPlatform(test.database, (tx) =>
    tx.execute(sql`select recipient from mails where recipient like 'owner@%' order by 1`),
  );
  expect(mails.rows.map(({ recipient }) => recipient)).toEqual(['owner@almond.test', 'owner@berry.test']);
  await bulk(
    'status',
    some.map(({ id }) => ({ id, status: 'active' })),
  );
  expect(await named('status=suspended')).toEqual([]);
  expect((await test.call('almond.localhost', 'GET', '/api/language/show')).status).toBe(200);
});

it('none of many stores is changed when one of them cannot be, and the refusal names it', async () => {
  const without = await bulk('status', [
    { id: ids.almond, status: 'suspended', reason: 'Unpaid rent' },
    { id: ids.berry, status: 'suspended' },
  ]);
  expect([without.status, without.body.details[0].field]).toEqual([400, 'items.1.reason']);
  const unknown = await bulk('status', [
    { id: ids.almond, status: 'suspended', reason: 'Unpaid rent' },
    { id: pat.id, status: 'suspended', reason: 'Unpaid rent' },
  ]);
  expect([unknown.status, unknown.body.details[0].field]).toEqual([404, 'items.1.id']);
  expect(await named('status=suspended')).toEqual([]);
  const planless = await bulk('plan', [
    { id: ids.almond, planId: larger },
    { id: ids.date, planId: larger },
  ]);
  expect([planless.status, planless.body.details[0].field]).toEqual([404, 'items.1']);
  expect(await named(`plan=${larger}`)).toEqual(['berry']);
});

it('many stores get another plan', async () => {
  await bulk(
    'plan',
    [ids.almond, ids.berry].map((id) => ({ id, planId: larger })),
  );
  expect(await named(`plan=${larger}&sort=name`)).toEqual(['almond', 'berry']);
});

it('staff of a store neither export the stores nor change them', async () => {
  const owner = await createStaff(test.database, ids.almond, 'owner');
  const as = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    test.call('almond.localhost', method, `/api${path}`, { body, token: owner.token });
  expect((await as('GET', '/tenants/export')).body.code).toBe('PLATFORM_ADMIN_REQUIRED');
  const operation = 'tenants.status';
  const items = [{ id: ids.almond, status: 'active' }];
  expect((await as('POST', `/admin/bulk/${operation}`, { operation, items })).body.code).toBe(
    'PLATFORM_ADMIN_REQUIRED',
  );
});
