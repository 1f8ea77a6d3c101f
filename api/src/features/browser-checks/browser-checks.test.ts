import { desc, eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import type { TestBuild } from '../../testing/builds.ts';
import {
  createToken,
  forgetBuilds,
  makeBuild,
  makeShared,
  makeShell,
  putLive,
  refusalOf,
  releaseCalls,
} from '../../testing/builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { releases } from '../releases/releases.table.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import type { BrowserCheck } from './browser-checks.schema.ts';
import { signCheck } from './browser-checks.schema.ts';

let test: TestApp;
let pat: Actor;
let token: string;
let calls: ReturnType<typeof releaseCalls>;
let build: TestBuild;
const shell = makeShell();
const shared = makeShared();
const first = makeBuild('mfe-storefront');
const pages = [{ host: 'store' as const, path: '/about' }] as TestBuild['record']['pages'];
const minutes = 60_000;

beforeAll(async () => {
  test = await startTestApp();
  calls = releaseCalls(test);
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  token = await createToken(test.database, 'mfe-storefront', { name: 'Shop CI' });
  await putLive(test.database, shell, shared, first);
  build = makeBuild('mfe-storefront', { pages });
  await calls.upload(build, token);
});
afterAll(() => test.close());

const call = async (method: 'GET' | 'PUT', path: string, body?: object) =>
  (await test.call('localhost', method, `/api/releases/${path}`, { token: pat.token, body })).body;
const demand = async () =>
  call('PUT', 'settings', { ...(await call('GET', 'overview')).settings, demandBrowserCheck: true });
const checkOf = ({ record }: TestBuild, given: Partial<BrowserCheck> = {}): BrowserCheck => ({
  ...{ remote: record.remote, build: record.build, pages: 4, browser: 'chromium 140.0' },
  beside: { shell: shell.record.build, 'mfe-shared': shared.record.build },
  ...{ at: new Date().toISOString(), ms: 7_300 },
  ...given,
});
const signed = (given: Partial<BrowserCheck> = {}, by = token) => signCheck(checkOf(build, given), by);
const publish = (body: object, by = token) => calls.publish(build, by, { live: true, ...body });
const stored = async () => {
  const [row] = await onPlatform(test.database, (tx) =>
    tx.select().from(releases).where(eq(releases.build, build.record.build)),
  );
  return row?.browserCheck;
};
const live = async () => (await onPlatform(test.database, readLive)).parts['mfe-storefront'];

it('a signed browser check is kept with the release and shown in the overview', async () => {
  const check = signed();
  expect((await publish({ check })).status).toBe(200);
  expect(await stored()).toEqual({
    ...{ by: 'Shop CI', pages: 4, ms: 7_300, at: check.at, browser: 'chromium 140.0' },
    beside: check.beside,
  });
  const { parts } = await call('GET', 'overview');
  const [own] = parts.find(({ remote }: { remote: string }) => remote === 'mfe-storefront').builds;
  expect(own).toMatchObject({ build: build.record.build, opened: { pages: 4, ms: 7_300, at: check.at } });
});

describe('a browser check is refused', () => {
  const refused = async (check: object) => {
    const [status, code, [message]] = refusalOf(await publish({ check }));
    expect([status, code, await live(), await stored()]).toEqual([
      409,
      'RELEASE_REFUSED',
      first.record.build,
      null,
    ]);
    return message;
  };

  it('when it was changed, or signed with the token of another part or a revoked one', async () => {
    const forged = /is signed with no deploy token of mfe-storefront, or was changed/;
    for (const change of [{ pages: 40 }, { browser: 'x' }, { ms: 1 }, { beside: {} }])
      expect(await refused({ ...signed(), ...change })).toMatch(forged);
    const other = await createToken(test.database, 'mfe-store-admin');
    for (const by of [other, 'larder_deploy_mfe-storefront_unknown'])
      expect(await refused(signed({}, by))).toMatch(forged);
    expect(await refused({ ...signed(), signature: '' })).toMatch(forged);
  });

  it('when it is of another build', async () => {
    const other = makeBuild('mfe-storefront').record.build;
    expect(await refused(signed({ build: other }))).toBe(
      `The browser check is of mfe-storefront ${other}, not of mfe-storefront ${build.record.build}.`,
    );
  });

  it('when it is older than an hour, or from the future', async () => {
    for (const age of [61 * minutes, -10 * minutes]) {
      const at = new Date(Date.now() - age).toISOString();
      expect(await refused(signed({ at }))).toContain('is older than 60 minutes: run it again');
    }
  });

  it('when visitors have another shell or mfe-shared by now', async () => {
    const check = signed();
    const next = makeShared('1.0.1');
    await putLive(test.database, next);
    expect(await refused(check)).toBe(
      `mfe-storefront ${build.record.build} was opened in a browser beside mfe-shared ${shared.record.build}, and visitors have mfe-shared ${next.record.build} now: run the check again.`,
    );
  });

  it('when it opened no page', async () => {
    expect((await publish({ check: signed({ pages: 0 }) })).body.code).toBe('VALIDATION');
  });
});

it('a browser check beside a build that some visitors have counts', async () => {
  const guest = makeShared('1.0.1');
  await calls.upload(guest, pat.token);
  await calls.publish(guest, pat.token, { share: 1_000 });
  const beside = { shell: shell.record.build, 'mfe-shared': guest.record.build };
  expect((await publish({ check: signed({ beside }) })).status).toBe(200);
});

describe('a platform that requires a browser check', () => {
  beforeEach(demand);

  it('says so when a build with pages is announced', async () => {
    expect((await calls.announce(build, token)).body.demandsCheck).toBe(true);
    expect((await calls.announce(makeShared('1.0.1'), pat.token)).body.demandsCheck).toBe(false);
  });

  it('refuses to give visitors a build without one, and says what to do', async () => {
    for (const way of [{}, { live: false, share: 100 }, { live: false, ring: 'first' }])
      expect(refusalOf(await publish(way))).toEqual([
        409,
        'RELEASE_REFUSED',
        [
          `mfe-storefront ${build.record.build} was not opened in a browser, which this platform requires before visitors get it; release it with --verify.`,
        ],
      ]);
    expect((await publish({}, pat.token)).status).toBe(409);
    expect(await live()).toBe(first.record.build);
    expect((await publish({ live: false })).status).toBe(200);
    expect((await publish({ check: signed() })).body.live).toBe(true);
  });

  it('asks it of each part that is published with another', async () => {
    const next = makeShared('1.0.1');
    await calls.upload(next, pat.token);
    const own = { remote: 'mfe-storefront', build: build.record.build };
    const together = (check?: object) =>
      calls.publish(next, pat.token, { live: true, with: [{ ...own, ...(check && { check }) }] });
    expect(refusalOf(await together())[1]).toBe('RELEASE_REFUSED');
    expect((await together(signed())).status).toBe(200);
    expect(await stored()).toMatchObject({ pages: 4 });
  });

  it('gives out builds without pages, and whatever an operator forces, with the reason in the audit log', async () => {
    const next = makeShared('1.0.1');
    await calls.upload(next, pat.token);
    expect((await calls.publish(next, pat.token, { live: true })).status).toBe(200);
    expect((await publish({ force: 'the shop is down' })).status).toBe(403);
    expect((await publish({ force: 'the shop is down' }, pat.token)).body.live).toBe(true);
    const [act] = await onPlatform(test.database, (tx) =>
      tx.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1),
    );
    expect(act).toMatchObject({ action: 'releases.publish', details: { force: 'the shop is down' } });
  });
});
