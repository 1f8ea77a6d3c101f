import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { defaultLimits } from '../../platform/http/limits.ts';
import { rateLimits } from '../../platform/http/rate-limits.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { tokenTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const password = 'correct horse battery';
const wrong = 'wrong horse battery';
let test: TestApp;
let fresh: string;
let made = 0;
beforeAll(async () => {
  // The two wide ones are narrower here, for every try hashes a password.
  const [signInAddress, signInAccount] = [
    { points: 40, duration: 900 },
    { points: 40, duration: 3_600 },
  ];
  test = await startTestApp({ limits: { signInAddress, signInAccount } });
  fresh = await createStore(test.database, 'fresh');
  await createStore(test.database, 'bakehouse');
});
afterAll(() => test.close());

/** An address and an account of their own, so that no test counts for another. */
const newAddress = () => {
  made += 1;
  return `10.1.${Math.floor(made / 250)}.${made % 250}`;
};
const newShopper = async () => (await createCustomer(test.database, fresh, { password })).email;

type Asked = { body: object; ip: string; headers?: object; host?: string; app?: FastifyInstance };
const post = async (
  path: string,
  { body, ip, headers = {}, host = 'fresh.localhost', app = test.app }: Asked,
) => {
  const reply = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    remoteAddress: ip,
    headers: { host, ...headers },
    payload: body,
  });
  const { code } = reply.json() as { code?: string };
  return { status: reply.statusCode, code, headers: reply.headers };
};
const signIn = (email: string, given: string, ip: string, more: Partial<Asked> = {}) =>
  post('/customer/login', { body: { email, password: given }, ip, ...more });
const fail = async (times: number, email: string, ip: string, more: Partial<Asked> = {}) => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await signIn(email, wrong, ip, more)).status);
  return statuses;
};

it('the widest default limits of sign-ins are a hundred', () => {
  const { signInAddress, signInAccount } = defaultLimits;
  expect([signInAddress, signInAccount]).toEqual([
    { points: 100, duration: 900 },
    { points: 100, duration: 3_600 },
  ]);
});

describe('failed sign-ins to one account from one address', () => {
  it('are limited to ten in 15 minutes, and then even the right password waits', async () => {
    const [email, ip] = [await newShopper(), newAddress()];
    expect(await fail(10, email, ip)).toEqual(Array(10).fill(401));
    const refused = await signIn(email, password, ip);
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await signIn(email, password, newAddress())).status).toBe(200);
  });

  it('count for an unknown account as well', async () => {
    const [email, ip] = ['nobody@fresh.test', newAddress()];
    expect(await fail(11, email, ip)).toEqual([...Array(10).fill(401), 429]);
  });

  it('are reset by the right password', async () => {
    const [email, ip] = [await newShopper(), newAddress()];
    await fail(9, email, ip);
    expect((await signIn(email, password, ip)).status).toBe(200);
    expect(await fail(9, email, ip)).toEqual(Array(9).fill(401));
  });

  it('are limited to ten when they are concurrent', async () => {
    const [email, ip] = [await newShopper(), newAddress()];
    const replies = await Promise.all(Array.from({ length: 40 }, () => signIn(email, wrong, ip)));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('are counted per store and login type', async () => {
    const [email, ip] = ['both@fresh.test', newAddress()];
    await createCustomer(test.database, fresh, { email, password });
    await createStaff(test.database, fresh, [], { email, password });
    await fail(10, email, ip);
    expect((await signIn(email, password, ip)).status).toBe(429);
    expect((await signIn(email, password, ip, { host: 'bakehouse.localhost' })).status).toBe(401);
    expect((await post('/admin/login', { body: { email, password }, ip })).status).toBe(200);
  });

  it('are counted together, whatever forged header, spelling or address of the same network', async () => {
    const [email, ip] = [await newShopper(), newAddress()];
    await fail(10, email, ip);
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-for': `203.0.113.7, ${ip}` },
      { forwarded: 'for=203.0.113.7' },
      { 'x-real-ip': '203.0.113.7' },
      { 'x-client-ip': '203.0.113.7', 'cf-connecting-ip': '203.0.113.7' },
    ])
      expect((await signIn(email, password, ip, { headers })).status).toBe(429);
    expect((await signIn(` ${email.toUpperCase()} `, password, ip)).status).toBe(429);
    expect((await signIn(email, password, `::ffff:${ip}`)).status).toBe(429);
    const other = await newShopper();
    for (let at = 0; at < 10; at += 1) await signIn(other, wrong, `2001:db8:1:2::${at + 1}`);
    expect((await signIn(other, password, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await signIn(other, password, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('are known to a second process and after a restart', async () => {
    const [email, ip] = [await newShopper(), newAddress()];
    await fail(6, email, ip);
    const start = () =>
      buildApp({
        config: { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: test.dataDir },
        databaseUrl: test.databaseUrl,
        log: pino({ level: 'silent' }),
      });
    const second = await start();
    expect(await fail(5, email, ip, { app: second })).toEqual([401, 401, 401, 401, 429]);
    await second.close();
    const restarted = await start();
    expect((await signIn(email, password, ip, { app: restarted })).status).toBe(429);
    await restarted.close();
  });
});

it('failed sign-ins from one address count for all accounts together; successful ones do not count', async () => {
  const [email, ip] = [await newShopper(), newAddress()];
  for (let at = 0; at < 12; at += 1) expect((await signIn(email, password, ip)).status).toBe(200);
  const tries = Array.from({ length: 40 }, (_, at) => signIn(`guess-${at}@fresh.test`, wrong, ip));
  expect((await Promise.all(tries)).filter(({ status }) => status === 401)).toHaveLength(40);
  expect((await signIn(email, password, ip)).status).toBe(429);
  expect((await signIn(email, password, newAddress())).status).toBe(200);
});

it('an address above its limit adds no rows for accounts that it makes up', async () => {
  const ip = newAddress();
  for (let at = 0; at < 40; at += 1) await signIn(`made-up-${at}@fresh.test`, wrong, ip);
  const count = () => onPlatform(test.database, (tx) => tx.$count(rateLimits));
  const before = await count();
  for (let at = 40; at < 60; at += 1)
    expect((await signIn(`made-up-${at}@fresh.test`, wrong, ip)).status).toBe(429);
  expect(await count()).toBe(before);
});

describe('a flood of sign-ins from many addresses', () => {
  it('is stopped without locking the owner out where they usually sign in', async () => {
    const [email, home] = [await newShopper(), newAddress()];
    expect((await signIn(email, password, home)).status).toBe(200);
    const flood = Array.from({ length: 50 }, () => signIn(email, wrong, newAddress()));
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect((await signIn(email, password, newAddress())).status).toBe(429);
    expect((await signIn(email, password, home)).status).toBe(200);
  });

  it('ends for the owner of the account’s mailbox, also at a new address', async () => {
    const [email, cafe] = [await newShopper(), newAddress()];
    await Promise.all(Array.from({ length: 41 }, () => signIn(email, wrong, newAddress())));
    expect((await signIn(email, password, cafe)).status).toBe(429);
    await post('/auth/forgot-password', { body: { email }, ip: cafe });
    const token = await tokenTo(test.database, email);
    await post('/auth/reset-password', { body: { token, password: 'another horse battery' }, ip: cafe });
    expect((await signIn(email, 'another horse battery', cafe)).status).toBe(200);
  });

  it('cannot be made by one address: its refused attempts do not count for the account', async () => {
    const [email, ip] = [await newShopper(), newAddress()];
    await fail(45, email, ip);
    expect((await signIn(email, password, newAddress())).status).toBe(200);
  });
});

describe('the limit of requests by visitors', () => {
  const many = async (times: number, ask: (at: number) => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: times }, (_, at) => ask(at)))).filter(
      ({ status }) => status === 429,
    ).length;

  it.each(['/auth/forgot-password', '/auth/resend-verification'])(
    'is five mails an hour for one account, known or not, and thirty from one address: %s',
    async (path) => {
      for (const email of [await newShopper(), `nobody-${path.length}@fresh.test`]) {
        expect(await many(7, () => post(path, { body: { email }, ip: newAddress() }))).toBe(2);
      }
      const ip = newAddress();
      const ask = (at: number) => post(path, { body: { email: `x${at}-${path.length}@fresh.test` }, ip });
      expect(await many(33, ask)).toBe(3);
    },
  );

  it('is twenty new accounts an hour from one address', async () => {
    const ip = newAddress();
    const signUp = (at: number) =>
      post('/customer/signup', { body: { name: 'New', email: `new-${at}@fresh.test`, password }, ip });
    expect(await many(22, signUp)).toBe(2);
  });

  it('is thirty attempts with tokens in 15 minutes from one address, whatever they are for', async () => {
    const ip = newAddress();
    const paths = ['/auth/reset-password', '/auth/accept-invitation', '/auth/verify-email'];
    const tryToken = (at: number) => {
      const path = paths[at % 3]!;
      const body = { token: `guess-${at}`, ...(path.includes('verify') ? {} : { password }) };
      return post(path, { body, ip });
    };
    expect(await many(33, tryToken)).toBe(3);
  });

  it('is ten attempts at the own present password in an open session', async () => {
    const ann = await createCustomer(test.database, fresh, { password });
    const ip = newAddress();
    const change = async () => {
      const reply = await test.app.inject({
        method: 'PUT',
        url: '/api/auth/change-password',
        remoteAddress: ip,
        headers: { host: 'fresh.localhost', authorization: `Bearer ${ann.token}` },
        payload: { currentPassword: wrong, newPassword: password },
      });
      return { status: reply.statusCode };
    };
    expect(await many(13, change)).toBe(3);
  });
});

it('the limits store no e-mail address and no network address', async () => {
  const rows = await onPlatform(test.database, (tx) => tx.select().from(rateLimits));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ key }) => !/^[a-zA-Z]+:[\w-]{32}$/.test(key))).toEqual([]);
});
