import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { readTexts } from '../../platform/dns/texts.ts';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let pat: Actor;
let fresh: string;
let bakehouse: string;
/** The records of DNS, by name: the chunks of each record, or the code of a failure. */
const zone = new Map<string, string[][] | string>();
const asked: string[] = [];

async function resolveTxt(name: string): Promise<string[][]> {
  asked.push(name);
  const found = zone.get(name) ?? 'ENOTFOUND';
  if (typeof found === 'string') throw Object.assign(new Error(found), { code: found });
  return found;
}

beforeAll(async () => {
  test = await startTestApp({ resolveTxt, resolveAddresses: async () => ['192.0.2.7', '2001:db8::7'] });
  pat = await createPlatformUser(test.database);
  fresh = await createStore(test.database, 'fresh');
  bakehouse = await createStore(test.database, 'bakehouse');
});
afterAll(() => test.close());

const path = (id: string, rest = '') => `/api/tenants/${id}/domains${rest}`;
const list = (id: string) => test.call('localhost', 'GET', path(id), { token: pat.token });
const add = (id: string, domain: string, token = pat.token) =>
  test.call('localhost', 'POST', path(id), { body: { domain }, token });
const verify = (id: string, domain: string) =>
  test.call('localhost', 'POST', path(id, `/${domain}/verify`), { token: pat.token });
const remove = (id: string, domain: string) =>
  test.call('localhost', 'DELETE', path(id, `/${domain}`), { token: pat.token });
/** The owner of the domain does as told. */
const publish = ({ record, text }: { record: string; text: string }) => zone.set(record, [[text]]);
const answersOn = async (host: string, app = test.app) =>
  (await app.inject({ url: '/api/tenants/bootstrap', headers: { host } })).statusCode;

async function claimed(id: string, domain: string) {
  const { status, body } = await add(id, domain);
  expect(status).toBe(201);
  return body;
}

describe('a claimed domain', () => {
  it('has a DNS record that proves it and is no host of the store before', async () => {
    const { body } = await add(fresh, 'Shop.Fresh.example');
    expect(body).toEqual({
      domain: 'shop.fresh.example',
      verified: false,
      record: '_larder.shop.fresh.example',
      text: `larder-verify=${body.proof}`,
      proof: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: expect.any(String),
    });
    expect((await list(fresh)).body).toMatchObject([body]);
    expect(await answersOn('shop.fresh.example')).toBe(404);
    const resolved = await test.call('localhost', 'GET', '/api/tenants/resolve?host=shop.fresh.example');
    expect(resolved.body.code).toBe('TENANT_NOT_FOUND');
  });

  it('that is added again is the same claim', async () => {
    const first = await claimed(fresh, 'again.example');
    expect(await claimed(fresh, 'AGAIN.example')).toEqual(first);
  });

  it('answers as its store in every process from its proof to its removal', async () => {
    const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: '/nowhere' } as const;
    const other = await buildApp({ config, databaseUrl: test.databaseUrl, log: pino({ level: 'silent' }) });
    try {
      publish(await claimed(fresh, 'proved.example'));
      expect((await verify(fresh, 'proved.example')).body).toMatchObject({ verified: true });
      expect([await answersOn('proved.example'), await answersOn('proved.example', other)]).toEqual([
        200, 200,
      ]);
      const { body } = await test.call('proved.example', 'GET', '/api/tenants/bootstrap');
      expect(body.tenant).toMatchObject({ id: fresh, customDomain: true });
      const questions = asked.length;
      expect((await verify(fresh, 'proved.example')).status).toBe(200);
      expect(asked).toHaveLength(questions);

      expect((await remove(fresh, 'proved.example')).body).toEqual({ success: true });
      expect(await answersOn('proved.example')).toBe(404);
      await eventually(
        () => answersOn('proved.example', other),
        (status) => status === 404,
      );
    } finally {
      await other.close();
    }
  });

  it.each<[string, string[][] | string, string]>([
    ['nothing', 'ENOTFOUND', 'missing'],
    ['other records only', [['v=spf1 -all'], ['larder-verify=']], 'different'],
    ['a failure', 'ESERVFAIL', 'unanswered'],
    ['a refusal', 'EREFUSED', 'unanswered'],
  ])('is not proved while DNS has %s', async (_what, found, message) => {
    const { domain, record } = await claimed(fresh, 'doubtful.example');
    zone.set(record, found);
    const { status, body } = await verify(fresh, domain);
    expect([status, body.code, body.details]).toEqual([
      409,
      'DOMAIN_UNPROVEN',
      [{ field: 'record', message }],
    ]);
    expect(await answersOn(domain)).toBe(404);
  });

  it('is verified by one of many TXT records, also by one that is split into strings', async () => {
    const { domain, record, text } = await claimed(fresh, 'chunks.example');
    zone.set(record, [['v=spf1 -all'], [text.slice(0, 9), text.slice(9, 30), text.slice(30)]]);
    expect((await verify(fresh, domain)).body.verified).toBe(true);
  });

  it('is not verified by another store’s record', async () => {
    const theirs = await claimed(bakehouse, 'both.example');
    await claimed(fresh, 'both.example');
    publish(theirs);
    expect((await verify(fresh, 'both.example')).body.code).toBe('DOMAIN_UNPROVEN');
    expect((await verify(bakehouse, 'both.example')).status).toBe(200);
  });
});

describe('two stores that claim the same domain', () => {
  it('share no claim: the first to prove it gets it, and the other’s claim ends', async () => {
    await claimed(bakehouse, 'wanted.example');
    publish(await claimed(fresh, 'wanted.example'));
    expect((await verify(fresh, 'wanted.example')).status).toBe(200);
    expect((await verify(bakehouse, 'wanted.example')).body.code).toBe('NOT_FOUND');
    const again = await add(bakehouse, 'wanted.example');
    expect([again.status, again.body.code]).toEqual([409, 'DOMAIN_TAKEN']);
    expect(again.body.details).toEqual([{ field: 'domain', message: 'taken' }]);
  });

  it('never both own it after concurrent proofs', async () => {
    for (let round = 0; round < 10; round += 1) {
      const domain = `race-${round}.example`;
      const [one, two] = [await claimed(fresh, domain), await claimed(bakehouse, domain)];
      zone.set(one.record, [[one.text], [two.text]]);
      const replies = await Promise.all([verify(fresh, domain), verify(bakehouse, domain)]);
      const outcomes = replies.map(({ body }) => body.code ?? 'proved');
      expect(outcomes.filter((outcome) => outcome === 'proved')).toHaveLength(1);
      expect(['DOMAIN_TAKEN', 'NOT_FOUND', 'proved']).toEqual(expect.arrayContaining(outcomes));
    }
  });

  it('can own it one after the other', async () => {
    publish(await claimed(fresh, 'sold.example'));
    await verify(fresh, 'sold.example');
    await remove(fresh, 'sold.example');
    publish(await claimed(bakehouse, 'sold.example'));
    expect((await verify(bakehouse, 'sold.example')).status).toBe(200);
  });
});

it('an own domain is stored as browsers send it, and a name that no store can own is refused', async () => {
  expect((await claimed(fresh, 'BÜCHER.example')).domain).toBe('xn--bcher-kva.example');
  const { status, body } = await add(fresh, 'bakehouse.localhost');
  expect([status, body.code, body.details[0].field]).toEqual([400, 'VALIDATION', 'domain']);
});

it('an own domain may be as long as its DNS proof allows', async () => {
  const domain = `${'abcdefghi.'.repeat(24)}examp`;
  const claim = await claimed(fresh, domain);
  expect([domain.length, claim.record.length]).toEqual([245, 253]);
  publish(claim);
  expect((await verify(fresh, domain)).status).toBe(200);
  expect(await answersOn(domain)).toBe(200);
});

it('a store’s owner adds, proves and removes domains of the store, and reads where they point', async () => {
  const owner = await createStaff(test.database, fresh, 'owner');
  const cashier = await createStaff(test.database, fresh, ['read_settings']);
  const call = (method: 'GET' | 'POST' | 'DELETE', rest = '', body?: object, token = owner.token) =>
    test.call('fresh.localhost', method, `/api/domains${rest}`, { token, ...(body && { body }) });
  expect((await call('POST', '', { domain: 'mine.example' }, cashier.token)).body.code).toBe('FORBIDDEN');
  const added = await call('POST', '', { domain: 'Mine.example' });
  expect([added.status, added.body.domain, added.body.verified]).toEqual([201, 'mine.example', false]);
  const listed = (await call('GET')).body;
  expect(listed).toMatchObject({
    ...{ target: 'fresh.localhost', addresses: ['192.0.2.7', '2001:db8::7'] },
  });
  expect(listed.domains).toContainEqual(expect.objectContaining(added.body));
  const certificate = async () =>
    (await test.call('localhost', 'GET', '/api/domains/certificate?domain=mine.example')).status;
  expect(await certificate()).toBe(404);
  publish(added.body);
  expect((await call('POST', '/mine.example/verify')).body.verified).toBe(true);
  expect(await certificate()).toBe(200);
  const theirs = await createStaff(test.database, bakehouse, 'owner');
  const other = await test.call('bakehouse.localhost', 'DELETE', '/api/domains/mine.example', {
    token: theirs.token,
  });
  expect(other.status).toBe(404);
  expect((await call('DELETE', '/mine.example')).body).toEqual({ success: true });
  expect(await certificate()).toBe(404);
});

it('only operators manage the domains of any store, and only of stores that exist', async () => {
  const owner = await createStaff(test.database, fresh, 'owner');
  expect((await add(fresh, 'own.example', owner.token)).body.code).toBe('TENANT_MISMATCH');
  expect((await list(pat.id)).body.code).toBe('NOT_FOUND');
  expect((await add(pat.id, 'own.example')).body.code).toBe('NOT_FOUND');
  expect((await verify(fresh, 'never-added.example')).body.code).toBe('NOT_FOUND');
  expect((await remove(fresh, 'never-added.example')).body.code).toBe('NOT_FOUND');
});

it('each change of own domains is in the audit log', async () => {
  const store = await createStore(test.database, 'logged');
  publish(await claimed(store, 'logged.example'));
  await verify(store, 'logged.example');
  await remove(store, 'logged.example');
  const entries = await onPlatform(test.database, (tx) =>
    tx
      .select({
        actorId: auditLog.actorId,
        action: auditLog.action,
        tenantId: auditLog.tenantId,
        details: auditLog.details,
      })
      .from(auditLog),
  );
  const of = { actorId: pat.id, tenantId: store };
  expect(entries.filter(({ tenantId }) => tenantId === store)).toEqual([
    { ...of, action: 'domains.add', details: { domain: 'logged.example' } },
    { ...of, action: 'domains.verify', details: { domain: 'logged.example' } },
    { ...of, action: 'domains.remove', details: { domain: 'logged.example', verified: true } },
  ]);
});

it('the DNS check has a timeout', async () => {
  const never = () => new Promise<string[][]>(() => undefined);
  expect(await readTexts(never, '_larder.slow.example', 20)).toBeNull();
});
