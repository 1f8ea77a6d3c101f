import { randomUUID } from 'node:crypto';
import { desc, like } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createToken } from '../../testing/builds.ts';
import { createStore } from '../../testing/factories.ts';
import { decode, forgeries, materialOf } from '../../testing/forgeries.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTickets } from './overrides.tickets.service.ts';

const origin = 'http://localhost:3100';
const input = { remote: 'mfe-storefront', origin };

let test: TestApp;
let token: string;
let pat: Actor;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await createToken(test.database, 'mfe-storefront', { name: 'Ann’s laptop' });
  pat = await createPlatformUser(test.database);
  storeId = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const create = (given: object = {}, by: string | undefined = token) =>
  test.call('localhost', 'POST', '/api/overrides', { token: by, body: { ...input, ...given } });
const open = (ticket: string, session?: string) =>
  test.call('fresh.localhost', 'POST', '/api/overrides/open', { body: { ticket, session } });
const read = (session: string) =>
  test.call('fresh.localhost', 'POST', '/api/overrides/read', { body: { session } });
const close = (session: string) =>
  test.call('fresh.localhost', 'POST', '/api/overrides/close', { body: { session } });
const minutesUntil = (time: string) => Math.round((Date.parse(time) - Date.now()) / 60_000);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const ticketFor = async () => (await create()).body.ticket as string;
const sessionFor = async () => (await open(await ticketFor())).body.session as string;

it('an override ticket opens within 15 minutes and lasts eight hours for whoever publishes the remote', async () => {
  for (const by of [token, pat.token]) {
    const made = await create({}, by);
    expect(made.status).toBe(201);
    expect(minutesUntil(made.body.expiresAt)).toBe(15);
    const opened = await open(made.body.ticket);
    expect(minutesUntil(opened.body.expiresAt)).toBe(8 * 60);
    const { session, expiresAt } = opened.body;
    const { overrides } = (await read(session)).body;
    expect(overrides).toEqual([{ ...input, expiresAt: expect.any(String) }]);
    expect(minutesUntil(overrides[0].expiresAt)).toBe(minutesUntil(expiresAt));
  }
});

it('an override is refused to a token of another remote, to staff and to visitors', async () => {
  const other = await createToken(test.database, 'mfe-store-admin');
  const owner = await createStaff(test.database, storeId, 'owner');
  expect((await create({}, other)).body.code).toBe('FORBIDDEN');
  expect((await create({ remote: 'mfe-store-admin' })).body.code).toBe('FORBIDDEN');
  expect((await create({}, owner.token)).body.code).toBe('TENANT_MISMATCH');
  expect((await create({}, '')).body.code).toBe('UNAUTHORIZED');
});

it.each([
  'https://localhost:3100',
  'http://localhost',
  'http://localhost:',
  'http://localhost:0',
  'http://localhost:65536',
  'http://localhost:3100/',
  'http://localhost:3100.evil.example',
  'http://localhost:3100@evil.example',
  'http://localhost.evil.example:3100',
  'http://evil.example:3100',
  'http://127.0.0.2:3100',
  'http://[::1]:3100',
  'http://0.0.0.0:3100',
  'http://192.168.0.10:3100',
  'http://2130706433:3100',
  'HTTP://LOCALHOST:3100',
  'javascript://localhost:3100',
  ' http://localhost:3100',
  'http://localhost:3100\n',
  '*',
])('an override is refused for the origin %s', async (wrong) => {
  const { status, body } = await create({ origin: wrong });
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});

it('only remotes can be overridden, neither the shell nor mfe-shared', async () => {
  for (const remote of ['shell', 'mfe-shared', '../x']) {
    const { status, body } = await create({ remote }, pat.token);
    expect([remote, status, body.code]).toEqual([remote, 400, 'VALIDATION']);
  }
});

/** The forgeries that make sense only for tokens of another kind. */
const ofOthers = [
  'no session',
  'a session that is no id',
  'no user',
  'a kind of user that there is not',
  'a list of stores',
  'an encrypted session',
  'a refresh token',
];

describe('a signed ticket or session of an override', () => {
  const kinds = Object.entries(forgeries).filter(([name]) => !ofOthers.includes(name));

  it.each(kinds)('is refused when it is forged: %s', async (_what, forge) => {
    const ticket = await ticketFor();
    const asTicket = await forge(await materialOf(test.database, { ...pat, token: ticket }));
    const session = await sessionFor();
    const asSession = await forge(await materialOf(test.database, { ...pat, token: session }));
    for (const { status, body } of [await open(asTicket), await read(asSession), await close(asSession)])
      expect([
        [410, 'LINK_EXPIRED'],
        [400, 'VALIDATION'],
      ]).toContainEqual([status, body.code]);
  });

  it.each([
    ['another remote', { remote: 'mfe-store-admin' }],
    ['another origin', { origin: 'http://evil.example' }],
  ])('is refused with a changed %s', async (_what, more) => {
    const [head, claims, signature] = (await ticketFor()).split('.');
    const changed = Buffer.from(JSON.stringify({ ...decode(claims), ...more })).toString('base64url');
    expect((await open([head, changed, signature].join('.'))).body.code).toBe('LINK_EXPIRED');
  });

  it('cannot be used as a session or to sign in, nor a session as a ticket', async () => {
    const [ticket, session] = [await ticketFor(), await sessionFor()];
    expect((await read(ticket)).body.code).toBe('LINK_EXPIRED');
    expect((await open(session)).body.code).toBe('LINK_EXPIRED');
    expect((await open(pat.token)).body.code).toBe('LINK_EXPIRED');
    for (const bearer of [ticket, session]) {
      const reply = await test.call('localhost', 'GET', '/api/releases', { token: bearer });
      expect(reply.body.code).toBe('UNAUTHORIZED');
    }
  });

  it.each([
    ['ticket', 15],
    ['session', 8 * 60],
  ] as const)('expires: a %s after %d minutes', async (kind, minutes) => {
    let now = Date.now();
    const tickets = createTickets(test.database, () => now);
    const by = { actorId: randomUUID(), actorKind: 'system' as const, actorName: 'CI' };
    const until = new Date(now + 8 * 3_600_000).toISOString();
    const claims = kind === 'ticket' ? { ...input, by } : { overrides: [{ ...input, by, until }] };
    // The claims are those of the kind, which the compiler cannot know here.
    const signed = await tickets.sign(kind as 'ticket', claims as { by: typeof by } & typeof input);
    now += minutes * 60_000 - 1_000;
    expect(await tickets.verify(kind, signed.token)).toMatchObject(claims);
    now += 2_000;
    await expect(tickets.verify(kind, signed.token)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('with an origin elsewhere is refused, whoever signed it', async () => {
    const tickets = createTickets(test.database);
    const by = { actorId: null, actorKind: 'system' as const, actorName: 'CI' };
    const { token: made } = await tickets.sign('ticket', { ...input, origin: 'http://evil.example:80', by });
    expect((await open(made)).body.code).toBe('LINK_EXPIRED');
  });
});

it('an override is in the audit log when it is made, opened and closed, with the person who asked for it', async () => {
  const session = await sessionFor();
  expect((await close(session)).status).toBe(200);
  const entries = await onPlatform(test.database, (tx) =>
    tx
      .select({
        action: auditLog.action,
        actorKind: auditLog.actorKind,
        actorName: auditLog.actorName,
        tenantId: auditLog.tenantId,
        details: auditLog.details,
      })
      .from(auditLog)
      .where(like(auditLog.action, 'overrides.%'))
      .orderBy(desc(auditLog.createdAt))
      .limit(3),
  );
  const by = {
    actorKind: 'system',
    actorName: 'Ann’s laptop (mfe-storefront)',
    details: input,
  };
  expect(entries).toHaveLength(3);
  expect(entries).toEqual(
    expect.arrayContaining([
      { action: 'overrides.create', tenantId: null, ...by },
      { action: 'overrides.open', tenantId: storeId, ...by },
      { action: 'overrides.close', tenantId: storeId, ...by },
    ]),
  );
});

describe('the setting for overrides', () => {
  it.each([
    ['production', { NODE_ENV: 'production' }, false],
    ['production that does', { NODE_ENV: 'production', ALLOW_OVERRIDES: true }, true],
    ['a test platform that does not', { NODE_ENV: 'test', ALLOW_OVERRIDES: false }, false],
  ] as const)('applies: %s', async (_where, config, allowed) => {
    const ticket = await ticketFor();
    const there = await startTestApp({ config });
    try {
      // The tickets are signed as if it were the same platform, with the same keys.
      const mine = createTickets(there.database);
      const by = { actorId: null, actorKind: 'system' as const, actorName: 'CI' };
      const [own, kept] = [
        await mine.sign('ticket', { ...input, by }),
        await mine.sign('session', { overrides: [{ ...input, by, until: inAnHour() }] }),
      ];
      const bearer = await createToken(there.database, 'mfe-storefront');
      const calls = [
        await there.call('localhost', 'POST', '/api/overrides', { token: bearer, body: input }),
        await there.call('localhost', 'POST', '/api/overrides/open', { body: { ticket: own.token } }),
        await there.call('localhost', 'POST', '/api/overrides/read', { body: { session: kept.token } }),
      ];
      expect(calls.map(({ status }) => status)).toEqual(allowed ? [201, 200, 200] : [403, 403, 200]);
      expect(calls[2]?.body.overrides).toHaveLength(allowed ? 1 : 0);
      // Another platform's are strangers here in any case.
      const foreign = await there.call('localhost', 'POST', '/api/overrides/open', { body: { ticket } });
      expect(foreign.body.code).toBe('LINK_EXPIRED');
    } finally {
      await there.close();
    }
  });
});
