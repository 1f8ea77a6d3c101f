import { signCheck } from '../../api/src/features/browser-checks/browser-checks.schema.ts';
import type { ReleaseRecord } from '../../api/src/platform/storage/release-record.schema.ts';
import { createPlatformUser } from '../../api/src/testing/actors.ts';
import { makeBuild } from '../../api/src/testing/builds.ts';
import { StartError } from '../../server/start-error.ts';
import {
  at,
  built,
  listenForReleases,
  live,
  release,
  sentence,
  shared,
  shell,
} from '../testing/release-platform.ts';
import type { BuiltPart } from './release-parts.ts';

listenForReleases();

describe('a platform that requires a browser check', () => {
  const pages = [{ host: 'store' as const, path: '/about' }] as ReleaseRecord['pages'];
  const withPages = () => built(makeBuild('mfe-storefront', { pages }));
  const opened: string[] = [];
  const openInBrowser = async ({ name, build }: BuiltPart) => {
    opened.push(build);
    const beside = { shell: shell.record.build, 'mfe-shared': shared.record.build };
    const found = { pages: 1, browser: 'chromium 140', at: new Date().toISOString(), ms: 10 };
    return signCheck({ remote: name, build, beside, ...found }, at.token);
  };
  beforeEach(async () => {
    opened.length = 0;
    const { token } = await createPlatformUser(at.test.database);
    const { settings } = (await at.test.call('localhost', 'GET', '/api/releases/overview', { token })).body;
    const body = { ...settings, demandBrowserCheck: true };
    const reply = await at.test.call('localhost', 'PUT', '/api/releases/settings', { token, body });
    expect(reply.status).toBe(200);
  });

  it('gets the build opened in a browser before visitors get it, and not before it is only sent', async () => {
    const part = await withPages();
    expect(await release([part], { way: {}, openInBrowser })).toMatchObject({ browserMs: null });
    expect(opened).toEqual([]);
    const { isLive, browserMs } = await release([part], { openInBrowser });
    expect([isLive, opened, browserMs]).toEqual([true, [part.build], expect.any(Number)]);
  });

  it('refuses it where there is no browser, with what to do', async () => {
    const part = await withPages();
    expect(await sentence(release([part]))).toContain('release it with --verify');
    const failing = async () => Promise.reject(new StartError('1 of 1 pages fail'));
    expect(await sentence(release([part], { openInBrowser: failing }))).toBe('1 of 1 pages fail');
    expect((await live())['mfe-storefront']).not.toBe(part.build);
  });
});

it('--verify opens builds with pages in a browser also where nobody demands it', async () => {
  const asked: string[] = [];
  const openInBrowser = async ({ name }: BuiltPart) => {
    asked.push(name);
    throw new StartError('it fails');
  };
  const pages = [{ host: 'store' as const, path: '/about' }] as ReleaseRecord['pages'];
  const part = await built(makeBuild('mfe-storefront', { pages }));
  expect(await sentence(release([part], { verify: true, openInBrowser }))).toBe('it fails');
  const bare = await built(makeBuild('mfe-storefront'));
  expect(await release([bare], { verify: true, openInBrowser })).toMatchObject({ browserMs: null });
  expect(asked).toEqual(['mfe-storefront']);
});
