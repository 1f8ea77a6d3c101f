import { randomUUID } from 'node:crypto';
import { signVisitor } from '../../platform/http/visitor-id.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { makeBuild, makeShared, makeShell, putLive } from '../../testing/builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { remoteErrors } from './telemetry.table.ts';

let test: TestApp;
let key: string;
const storefront = makeBuild('mfe-storefront');
const { remote, build } = storefront.record;
const edgeSecret = 'e'.repeat(32);

beforeAll(async () => {
  test = await startTestApp({ config: { EDGE_SECRET: edgeSecret } });
  key = await test.app.visitorKey();
  await putLive(test.database, makeShell(), makeShared(), storefront);
});
afterAll(() => test.close());
beforeEach(() => onPlatform(test.database, (tx) => tx.delete(remoteErrors)));

async function fails(cookie: string, { ip = '203.0.113.1', headers = {} } = {}) {
  const reply = await test.app.inject({
    ...{ method: 'POST', url: '/api/telemetry', remoteAddress: ip },
    headers: { host: 'localhost', cookie: `visitor=${cookie}`, ...headers },
    payload: {
      ...{ composition: 'c', path: '/', builds: {} },
      errors: [{ remote, build, phase: 'render', message: 'x' }],
    },
  });
  expect(reply.statusCode).toBe(202);
}
/** Returns the visitors of the errors, each once. */
async function visitors(): Promise<string[]> {
  const rows = await onPlatform(test.database, (tx) =>
    tx.select({ visitor: remoteErrors.visitor }).from(remoteErrors),
  );
  return [...new Set(rows.map(({ visitor }) => visitor))];
}
const networks = async () => [...new Set((await visitors()).map((visitor) => visitor.split('.')[1]))];
const signed = () => signVisitor(randomUUID(), key);

it('all visitors without a valid signed id count as one visitor', async () => {
  const hours = 3_600_000;
  for (const id of [
    ...['', 'x', '../../etc', randomUUID(), randomUUID()],
    signVisitor(randomUUID(), 'another key'),
    signVisitor(randomUUID(), key, Date.now() - 49 * hours),
    signVisitor(randomUUID(), key, Date.now() + hours),
    signed().replace(/^.{8}/, 'aaaaaaaa'),
    signed().replace(/\.\d+/, `.${Date.now() + hours}`),
    signed().replace(/\.[^.]+$/, ''),
  ])
    await fails(id);
  expect(await visitors()).toEqual(['unknown']);
});

it('a visitor with a renewed id is the same visitor, whichever edge signed it', async () => {
  const id = randomUUID();
  await fails(signVisitor(id, key));
  await fails(signVisitor(id, key, Date.now() - 47 * 3_600_000));
  await fails(signVisitor(id, edgeSecret));
  const [visitor = '', ...others] = await visitors();
  expect(others).toEqual([]);
  expect(visitor).toMatch(/^[\w-]{16}\.[\w-]{16}$/);
  expect(visitor).not.toContain(id);
});

it('addresses of one IPv6 /48 are one network, and each IPv4 address is its own', async () => {
  for (let at = 1; at < 5; at += 1) await fails(signed(), { ip: `2001:db8:1:${at}::${at}` });
  expect((await networks()).length).toBe(1);
  for (const ip of ['2001:db8:2::1', '203.0.113.1', '203.0.113.2']) await fails(signed(), { ip });
  expect((await networks()).length).toBe(4);
  expect((await visitors()).length).toBe(7);
});

it('private addresses are no network, except that of a proxy that is not trusted', async () => {
  for (const ip of ['127.0.0.1', '10.0.0.5', 'fd00::1', '::1']) await fails(signed(), { ip });
  expect(await networks()).toEqual(['']);
  for (let at = 1; at < 4; at += 1)
    await fails(signed(), { ip: '10.0.0.5', headers: { 'x-forwarded-for': `198.51.100.${at}` } });
  expect((await networks()).length).toBe(2);
});

it('an address that makes up ever new visitors fills the table with 300 errors in ten minutes at most', async () => {
  const report = (ip: string) =>
    test.app.inject({
      ...{ method: 'POST', url: '/api/telemetry', remoteAddress: ip },
      headers: { host: 'localhost', cookie: `visitor=${signed()}` },
      payload: {
        ...{ composition: 'c', path: '/', builds: {} },
        errors: Array.from({ length: 10 }, () => ({ remote, build, phase: 'render', message: 'x' })),
      },
    });
  for (let at = 0; at < 40; at += 1) expect((await report('198.51.100.1')).statusCode).toBe(202);
  const count = () => onPlatform(test.database, (tx) => tx.$count(remoteErrors));
  expect(await count()).toBe(300);
  await report('198.51.100.2');
  expect(await count()).toBe(310);
});
