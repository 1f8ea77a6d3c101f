import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { announce } from '../../platform/database/changes.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { addCoupon, productInput } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createCurrencies } from '../currencies/currencies.service.ts';
import type { ChangeMessage, PageChange } from './changes.schema.ts';

const secret = 'a secret that only edges of this platform know';
const stopping = new AbortController();
let test: TestApp;
let fresh: string;
let owner: Actor;
let address: string;
beforeAll(async () => {
  test = await startTestApp({ config: { EDGE_SECRET: secret }, stopping: stopping.signal });
  fresh = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, fresh, 'owner');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/api/changes`;
});
afterAll(() => test.close());

/** Collects the messages that an edge receives, until it leaves. */
async function listen() {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${secret}` };
  const reply = await fetch(address, { headers, signal: leaving.signal });
  const received: ChangeMessage[] = [];
  const edge = { reply, received, isOpen: true, leave: () => leaving.abort() };
  const read = async () => {
    let text = '';
    for await (const chunk of reply.body ?? []) {
      const lines = (text + Buffer.from(chunk).toString()).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) received.push(JSON.parse(line.slice(6)));
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      edge.isOpen = false;
    });
  await eventually(() => received.length, Boolean);
  return edge;
}

const changesIn = (received: ChangeMessage[]): PageChange[] =>
  received.flatMap((message) => ('changed' in message ? [message.changed] : []));

it('the change stream answers 404 without its secret, to every role', async () => {
  const { token } = await createPlatformUser(test.database);
  const call = (authorization?: string) =>
    test.app.inject({ url: '/api/changes', headers: authorization ? { authorization } : {} });
  const tries = [undefined, `Bearer ${token}`, 'Bearer ', 'Bearer undefined', secret, `Bearer ${secret}x`];
  for (const given of tries) expect((await call(given)).statusCode).toBe(404);
});

it('the change stream does not exist where no secret is set', async () => {
  const alone = await startTestApp();
  for (const authorization of ['Bearer undefined', 'Bearer ', `Bearer ${secret}`]) {
    const { statusCode } = await alone.app.inject({ url: '/api/changes', headers: { authorization } });
    expect(statusCode).toBe(404);
  }
  await alone.close();
});

it('the change stream sends edges every change that pages show, by store, and no other', async () => {
  const edge = await listen();
  expect(edge.reply.headers.get('content-type')).toContain('text/event-stream');
  expect(edge.received[0]).toEqual({ hearing: true });
  const earlier = new Set([JSON.stringify({ kind: 'stock', tenantId: fresh })]);
  const heard = async (write: () => Promise<unknown>, change: PageChange) => {
    edge.received.length = 0;
    await write();
    await eventually(
      () => changesIn(edge.received),
      (received) => received.some(({ kind }) => kind === change.kind),
    );
    expect(changesIn(edge.received)).toContainEqual(change);
    // One that was written before may come a second time, by the database's own way, or late as stock does.
    const isNew = (one: PageChange) => !earlier.has(JSON.stringify(one));
    earlier.add(JSON.stringify(change));
    for (const one of changesIn(edge.received).filter(isNew)) expect(one.tenantId).toBe(change.tenantId);
  };
  const call = (method: 'POST' | 'PUT', url: string, body: object) =>
    test.call('fresh.localhost', method, url, { token: owner.token, body });

  await heard(() => call('POST', '/api/products', productInput()), { kind: 'catalog', tenantId: fresh });
  const write = (statement: ReturnType<typeof sql>) => () =>
    inTenant(test.database, fresh, (tx) => tx.execute(statement));
  const ofStore: PageChange = { kind: 'settings', tenantId: fresh };
  await heard(
    write(
      sql`insert into settings (id, tenant_id, kind, body) values (gen_random_uuid(), ${fresh}, 'global', '{}')`,
    ),
    ofStore,
  );
  await heard(write(sql`update settings set body = '{"any": "thing"}'`), ofStore);
  await heard(write(sql`delete from settings`), ofStore);
  await heard(write(sql`update languages set status = 'hide' where iso_code = 'de'`), ofStore);
  await heard(() => inTenant(test.database, fresh, (tx) => createCurrencies(tx, fresh, 'EUR')), ofStore);
  await heard(
    write(sql`insert into customizations (id, tenant_id, body) values (gen_random_uuid(), ${fresh}, '{}')`),
    ofStore,
  );
  await heard(() => addCoupon(test.database, fresh, { couponCode: 'TEN' }), {
    kind: 'catalog',
    tenantId: fresh,
  });
  await heard(
    () =>
      onPlatform(test.database, (tx) =>
        tx.execute(sql`insert into platform_settings values ('platform', '{}')`),
      ),
    { kind: 'settings', tenantId: null },
  );
  const operator = await createPlatformUser(test.database);
  await heard(
    () =>
      test.call('localhost', 'PUT', `/api/tenants/status/${fresh}`, {
        token: operator.token,
        body: { status: 'suspended', reason: 'Unpaid' },
      }),
    { kind: 'tenants', tenantId: fresh },
  );
  await heard(() => onPlatform(test.database, (tx) => announce(tx, { kind: 'releases' })), {
    kind: 'releases',
    tenantId: null,
  });

  edge.received.length = 0;
  await write(sql`update languages set name = name`)();
  await write(sql`update coupons set used_count = used_count + 1`)();
  await onPlatform(test.database, (tx) => announce(tx, { kind: 'mails' }));
  await onPlatform(test.database, (tx) => announce(tx, { kind: 'principals', tenantId: fresh }));
  await onPlatform(test.database, (tx) => announce(tx, { kind: 'catalog', tenantId: 'the last' }));
  const news = () => changesIn(edge.received).filter((one) => !earlier.has(JSON.stringify(one)));
  await eventually(() => news().length, Boolean);
  expect(news()).toEqual([{ kind: 'catalog', tenantId: 'the last' }]);
  edge.leave();
});

it('the change stream reports missed changes, and then a change of anything', async () => {
  const edge = await listen();
  edge.received.length = 0;
  await test.database.pool.query(
    // Later on the stream's last statement is the one that asks whether the connection still is one.
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query in ('listen larder_changes', 'select 1')`,
  );
  await eventually(
    () => edge.received.length,
    (length) => length > 2,
  );
  expect(edge.received).toEqual([
    { hearing: false },
    { hearing: true },
    { changed: { kind: 'anything', tenantId: null } },
  ]);
  edge.leave();
});

it('the change stream ends when the server is about to stop, also for new clients', async () => {
  const edge = await listen();
  stopping.abort();
  await eventually(
    () => edge.isOpen,
    (isOpen) => !isOpen,
  );
  const late = await fetch(address, { headers: { authorization: `Bearer ${secret}` } });
  expect(await late.text()).toBe('');
});
