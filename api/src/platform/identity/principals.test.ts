import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { lookUpSession } from '../../features/sessions/sessions.principal.service.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { eventually as soon } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { receivedAllChanges } from '../../testing/received-all-changes.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createPrincipals } from './principals.ts';

let test: TestApp;
let other: FastifyInstance;
let store: string;
/** Writes past every process: as an operator with psql would. */
let psql: pg.Client;
beforeAll(async () => {
  test = await startTestApp({ principalsMs: 60_000 });
  store = await createStore(test.database, 'fresh');
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: test.dataDir } as const;
  const log = pino({ level: 'silent' });
  other = await buildApp({ config, databaseUrl: test.databaseUrl, log, principalsMs: 60_000 });
  psql = new pg.Client({ connectionString: test.databaseUrl });
  await psql.connect();
  await psql.query(`select set_config('app.tenant_id', $1, false)`, [store]);
});
afterAll(async () => {
  await psql.end();
  await other.close();
  await test.close();
});

type Verified = { code?: string; user?: { name: string; role: string; permissions: string[] } };

async function verify(app: FastifyInstance, { token }: Actor): Promise<Verified> {
  const headers = { host: 'fresh.localhost', authorization: `Bearer ${token}` };
  return (await app.inject({ url: '/api/auth/verify', headers })).json();
}

/**
 * Whether an actor is signed in. A busy machine has no connection for everything, and refuses: that is no session
 * either.
 */
const isSignedIn = async (app: FastifyInstance, actor: Actor) => Boolean((await verify(app, actor)).user);

const signOut = ({ token }: Actor) =>
  soon(
    () => test.call('fresh.localhost', 'POST', '/api/auth/logout', { token }),
    ({ status }) => status < 500,
  );

const codeOf = async (app: FastifyInstance, actor: Actor) => (await verify(app, actor)).code;

/** Waits until both processes know this person, as they do after a click, and no news from before is on its way. */
async function known(actor: Actor): Promise<Actor> {
  for (const app of [test.app, other]) await receivedAllChanges(app, test.database.pool);
  await eventually(async () => {
    for (const app of [test.app, other]) {
      await verify(app, actor);
      expect(await selects(() => verify(app, actor))).toBe(0);
    }
  });
  return actor;
}

/** Counts how often the database was asked for something meanwhile. */
async function selects(work: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(pg.Pool.prototype, 'connect');
  await work();
  const count = spy.mock.calls.length;
  spy.mockRestore();
  return count;
}

const eventually = (check: () => Promise<void>) =>
  soon(
    () => check().then(() => null, String),
    (problem) => problem === null,
  );

describe('a session’s principal is read from the database once', () => {
  it.each([
    ['a shopper', () => createCustomer(test.database, store)],
    ['staff', () => createStaff(test.database, store, ['read_orders'])],
    ['an operator', () => createPlatformUser(test.database)],
  ])('for %s', async (_who, create) => {
    const actor = await known(await create());
    const replies = await Promise.all(Array.from({ length: 50 }, () => verify(test.app, actor)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await selects(() => verify(test.app, actor))).toBe(0);
  });

  it('but never longer than the session lasts', async () => {
    const ann = await createCustomer(test.database, store);
    await psql.query(`update sessions set expires_at = now() + interval '300 ms' where id = $1`, [
      ann.sessionId,
    ]);
    // It is remembered from then on, unless this machine is so slow that it has ended already.
    await verify(test.app, ann);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(await codeOf(test.app, ann)).toBe('SESSION_ENDED');
  });

  it('also while the shopper’s orders change their row', async () => {
    const ann = await known(await createCustomer(test.database, store));
    await psql.query(
      `update customers set orders_count = orders_count + 1, total_spent = 7, last_order_at = now()`,
    );
    await psql.query(`update staff set last_login_at = now()`);
    await receivedAllChanges(test.app, test.database.pool);
    expect(await selects(() => verify(test.app, ann))).toBe(0);
  });
});

describe('a change made through the API', () => {
  it('applies in the same process before the reply is sent', async () => {
    for (let round = 0; round < 20; round += 1) {
      const ann = await known(await createCustomer(test.database, store));
      await signOut(ann);
      expect(await isSignedIn(test.app, ann)).toBe(false);
    }
  });

  it('applies in every other process as soon as it is notified', async () => {
    const ann = await known(await createCustomer(test.database, store));
    await signOut(ann);
    await eventually(async () => expect(await codeOf(other, ann)).toBe('SESSION_ENDED'));
  });
});

describe('a change made in SQL applies in every process', () => {
  const shopper = () => createCustomer(test.database, store);
  const employee = () => createStaff(test.database, store, ['read_orders']);
  const operator = () => createPlatformUser(test.database);
  const ended = async (app: FastifyInstance, actor: Actor) =>
    expect(await codeOf(app, actor)).toBe('SESSION_ENDED');

  it.each<[string, () => Promise<Actor>, string]>([
    ['the session is revoked', shopper, 'update sessions set revoked_at = now() where user_id = $1'],
    ['the session is deleted', shopper, 'delete from sessions where user_id = $1'],
    ['the session runs out early', shopper, 'update sessions set expires_at = now() where user_id = $1'],
    ['a shopper is blocked', shopper, `update customers set status = 'blocked' where id = $1`],
    ['a shopper is deleted', shopper, 'delete from customers where id = $1'],
    ['staff are made inactive', employee, `update staff set status = 'inactive' where id = $1`],
    ['staff are deleted', employee, 'delete from staff where id = $1'],
    [
      'an operator’s session is revoked',
      operator,
      'update platform_sessions set revoked_at = now() where user_id = $1',
    ],
    ['an operator’s session is deleted', operator, 'delete from platform_sessions where user_id = $1'],
    ['an operator is made inactive', operator, `update platform_users set status = 'inactive' where id = $1`],
    ['an operator is deleted', operator, 'delete from platform_users where id = $1'],
  ])('when %s', async (_what, create, statement) => {
    const actor = await known(await create());
    await psql.query(statement, [actor.id]);
    for (const app of [test.app, other]) await eventually(() => ended(app, actor));
  });

  it.each<[string, () => Promise<Actor>, string]>([
    ['a shopper', shopper, 'customers'],
    ['staff', employee, 'staff'],
    ['an operator', operator, 'platform_users'],
  ])('when %s is renamed', async (_who, create, table) => {
    const actor = await known(await create());
    await psql.query(`update ${table} set name = 'Renamed' where id = $1`, [actor.id]);
    for (const app of [test.app, other])
      await eventually(async () => expect((await verify(app, actor)).user?.name).toBe('Renamed'));
  });

  it('when a role gains or loses a permission, or staff get another role', async () => {
    const sam = await known(await employee());
    const permissionsIn = async (app: FastifyInstance) => (await verify(app, sam)).user?.permissions;
    await psql.query(
      `update roles set permissions = '{read_stock}' where id = (select role_id from staff where id = $1)`,
      [sam.id],
    );
    for (const app of [test.app, other])
      await eventually(async () => expect(await permissionsIn(app)).toEqual(['read_stock']));
    await createStaff(test.database, store, 'owner');
    await known(sam);
    await psql.query(
      `update staff set role_id = (select id from roles where name = 'Owner' and tenant_id = $2) where id = $1`,
      [sam.id, store],
    );
    for (const app of [test.app, other])
      await eventually(async () => expect((await verify(app, sam)).user?.role).toBe('TENANT_ADMIN'));
  });

  it('when a notification is unreadable', async () => {
    const ann = await known(await shopper());
    for (const payload of ['', 'nonsense', 'null', '7', '{"kind":"__proto__"}'])
      await psql.query(`select pg_notify('larder_changes', $1)`, [payload]);
    await eventually(async () => expect(await selects(() => verify(other, ann))).toBeGreaterThan(0));
  });
});

it('a change that is rolled back is not announced', async () => {
  const ann = await known(await createCustomer(test.database, store));
  await psql.query('begin');
  await psql.query(`update customers set status = 'blocked' where id = $1`, [ann.id]);
  await psql.query('rollback');
  expect(await codeOf(other, ann)).toBeUndefined();
});

it('a principal that was read during a change is not cached', async () => {
  const ann = await createCustomer(test.database, store);
  const claims = { sub: ann.id, sid: ann.sessionId, loginType: 'customer', tenantId: store } as const;
  const principals = createPrincipals((claims) => lookUpSession(test.database, claims));
  principals.hearing(true);
  const asked = principals.of(claims);
  principals.forget({ tenantId: store, userId: ann.id });
  await asked;
  expect(await selects(() => principals.of(claims))).toBeGreaterThan(0);
  expect(await selects(() => principals.of(claims))).toBe(0);
});

it('mixed claims never give another session’s principal', async () => {
  const [ann, ben] = [await createCustomer(test.database, store), await createCustomer(test.database, store)];
  const principals = createPrincipals((claims) => lookUpSession(test.database, claims));
  principals.hearing(true);
  const claims = { sub: ann.id, sid: ann.sessionId, loginType: 'customer', tenantId: store } as const;
  await principals.of(claims);
  for (const mixed of [
    { ...claims, sub: ben.id },
    { ...claims, sid: ben.sessionId },
    { ...claims, loginType: 'tenantAdmin' as const },
    { ...claims, loginType: 'platformAdmin' as const, tenantId: null },
    { ...claims, tenantId: ben.id },
  ])
    await expect(principals.of(mixed)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
});

it('an ended session is refused under concurrent requests and sign-outs', async () => {
  const actors = await Promise.all(Array.from({ length: 30 }, () => createCustomer(test.database, store)));
  let late = 0;
  await Promise.all(
    actors.map(async (actor, index) => {
      let over = false;
      const traffic = Promise.all(
        [0, 1, 2].map(async () => {
          for (let count = 0; count < 40; count += 1) {
            const endedBefore = over;
            if ((await isSignedIn(test.app, actor)) && endedBefore) late += 1;
            await new Promise(setImmediate);
          }
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, index));
      await signOut(actor);
      over = true;
      await traffic;
      await eventually(async () => expect(await codeOf(test.app, actor)).toBe('SESSION_ENDED'));
    }),
  );
  expect(late).toBe(0);
});

it('principals are not cached while the change stream is down', async () => {
  const ann = await known(await createCustomer(test.database, store));
  // The stream stays down, as nothing connects anew. Requests use the connections that are open.
  const connecting = jest
    .spyOn(pg.Client.prototype, 'connect')
    .mockImplementation(() => Promise.reject(new Error('No new connections.')));
  try {
    // Later on the stream's last statement is the one that asks whether the connection still is one.
    await psql.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query in ('listen larder_changes', 'select 1')`,
    );
    for (const app of [test.app, other])
      await eventually(async () => {
        await verify(app, ann);
        expect(await selects(() => verify(app, ann))).toBeGreaterThan(0);
      });
    await psql.query('update sessions set revoked_at = now() where id = $1', [ann.sessionId]);
    for (const app of [test.app, other]) expect(await codeOf(app, ann)).toBe('SESSION_ENDED');
  } finally {
    connecting.mockRestore();
  }
  await known(await createCustomer(test.database, store));
});
