import { eq } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { ProviderWorld } from '../../testing/provider-world.ts';
import { bakehouseHost, freshHost as host, startProviderWorld } from '../../testing/provider-world.ts';
import { staffIdentities } from '../sign-in-provider/sign-in-provider.table.ts';

let world: ProviderWorld;
beforeAll(async () => {
  world = await startProviderWorld();
});
afterAll(() => world.close());
beforeEach(() => world.save());
afterEach(() => world.issuer.tamper(undefined));

describe('an answer of a sign-in provider proves nothing', () => {
  it('with another state, or without one', async () => {
    const { account } = await world.colleague();
    const browser = world.visitor();
    const answer = new URLSearchParams(await world.answerOf(await world.begin(browser), account));
    for (const state of ['made-up', '']) {
      answer.set('state', state);
      expect((await world.finish(browser, String(answer))).body.code).toBe('PROVIDER_REFUSED');
    }
  });

  it('in another browser, or in one without the cookie', async () => {
    const { account } = await world.colleague();
    const [victim, thief] = [world.visitor(), world.visitor()];
    const answer = await world.answerOf(await world.begin(victim), account);
    expect((await world.finish(thief, answer)).body.code).toBe('LINK_EXPIRED');
    await world.begin(thief);
    expect((await world.finish(thief, answer)).body.code).toBe('PROVIDER_REFUSED');
  });

  it('a second time', async () => {
    const { account } = await world.colleague();
    const browser = world.visitor();
    const answer = await world.answerOf(await world.begin(browser), account);
    const cookies = new Map(browser.cookies);
    expect((await world.finish(browser, answer)).status).toBe(200);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await world.finish(browser, answer)).body.code).toBe('PROVIDER_REFUSED');
  });

  it('in another store, even one with the same provider', async () => {
    const { account } = await world.colleague();
    const [here, there] = [world.visitor(), world.visitor(bakehouseHost)];
    const answer = await world.answerOf(await world.begin(here), account);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect((await world.finish(there, answer)).body.code).toBe('LINK_EXPIRED');
    await world.begin(there);
    expect((await world.finish(there, answer)).body.code).toBe('PROVIDER_REFUSED');
  });

  it('of somebody who did not want to', async () => {
    const browser = world.visitor();
    const state = new URL(await world.begin(browser)).searchParams.get('state') ?? '';
    const answer = String(new URLSearchParams({ error: 'access_denied', state, iss: world.issuer.url }));
    expect((await world.finish(browser, answer)).body.code).toBe('PROVIDER_REFUSED');
  });

  it('after the provider was changed', async () => {
    const { account } = await world.colleague();
    const browser = world.visitor();
    const answer = await world.answerOf(await world.begin(browser), account);
    await world.save({ clientId: 'another' });
    expect((await world.finish(browser, answer)).body.code).toBe('LINK_EXPIRED');
  });

  type Claims = Record<string, unknown>;
  /** The ID token of this sign-in with some claims changed, signed by whomever. */
  const forging =
    (change: Claims, by: 'provider' | 'forged' | 'client secret' = 'provider') =>
    async (reply: Record<string, unknown>) => {
      const [, payload = ''] = String(reply.id_token).split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
      return { ...reply, id_token: await world.issuer.sign({ ...claims, ...change }, by) };
    };
  it.each([
    ['with another nonce', forging({ nonce: 'made-up' })],
    ['without a nonce', forging({ nonce: undefined })],
    ['for another client', forging({ aud: 'another-shop' })],
    ['of another provider', forging({ iss: 'https://id.elsewhere.test' })],
    ['that is too old', forging({ exp: 1_000_000_000 })],
    ['with a forged signature', forging({}, 'forged')],
    ['that is signed with the client’s secret', forging({}, 'client secret')],
    ['that is missing', async ({ id_token: _, ...reply }: Claims) => reply],
  ])('with an ID token %s', async (_what, change) => {
    const { account } = await world.colleague();
    world.issuer.tamper(change);
    const { status, body } = await world.enter(account);
    expect([status, body.code]).toEqual([400, 'PROVIDER_REFUSED']);
    const bound = await inTenant(world.test.database, world.fresh, (tx) =>
      tx.$count(staffIdentities, eq(staffIdentities.subject, account.sub)),
    );
    expect(bound).toBe(0);
  });
});

it('the cookie of a visit to a sign-in provider is out of reach for scripts, other sites and other stores', async () => {
  const reply = await world.visitor().post('/api/auth/sign-in-provider/begin');
  expect(reply.setCookie).toEqual([
    expect.stringMatching(/^provider-visit=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  const { searchParams } = new URL(reply.body.url);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('redirect_uri')).toBe(`http://${host}/admin/auth/provider`);
});
