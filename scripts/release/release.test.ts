import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { mapsFile } from '../../api/src/platform/storage/release-maps.ts';
import { createPlatformUser } from '../../api/src/testing/actors.ts';
import { createToken, makeBuild, makeShared, makeShell, releaseCalls } from '../../api/src/testing/builds.ts';
import { StartError } from '../../server/start-error.ts';
import { at, built, lines, listenForReleases, live, release, sentence } from '../testing/release-platform.ts';
import { platformAt } from './platform-client.ts';
import { firstPageWith } from './release-parts.ts';
import { teamActs } from './team-acts.ts';

listenForReleases();

it('a release sends a build and makes it live, also at an address that Node cannot resolve', async () => {
  const part = await built(makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.0.0' } }));
  await writeFile(join(part.output, mapsFile), brotliCompressSync('{}'));
  const reply = await release([part], { to: `http://www.localhost:${at.port}/` });
  const { files, isLive, steps, label } = reply;
  expect([files, isLive, label, lines]).toEqual([3, true, '1.0.1-abcdef', ['3 of 3 files sent']]);
  expect(Object.values(steps).every((ms) => ms >= 0)).toBe(true);
  expect((await live())['mfe-storefront']).toBe(part.build);
  expect(await readdir(join(at.test.dataDir, 'release-maps', part.name))).toEqual([part.build]);
});

it('a repeated release sends no file again and only publishes', async () => {
  const part = await built(makeBuild('mfe-storefront'));
  expect((await release([part], { way: {} })).isLive).toBe(false);
  expect(await release([part])).toMatchObject({ files: 0, isLive: true });
});

it('a release continues an interrupted upload', async () => {
  const build = makeBuild('mfe-storefront');
  const calls = releaseCalls(at.test);
  await calls.announce(build, at.token);
  await calls.send(build, at.token, 'entry.js');
  expect(await release([await built(build)])).toMatchObject({ files: 2, isLive: true });
});

it('a release whose check fails publishes nothing', async () => {
  const part = await built(makeBuild('mfe-storefront'));
  const checked = Promise.reject(new StartError('The types of mfe-storefront are wrong.'));
  expect(await sentence(release([part], { checked }))).toBe('The types of mfe-storefront are wrong.');
  expect((await live())['mfe-storefront']).not.toBe(part.build);
});

it('a release moves several parts in one step, each with its own token', async () => {
  const next = makeShared('2.0.0');
  const parts = [
    await built(next),
    await built(makeShell({ needs: { 'mfe-shared': '^2.0.0' } })),
    await built(makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^2.0.0' } })),
  ];
  const tokens = [at.token, await createToken(at.test.database, 'mfe-shared')];
  expect(await sentence(release(parts, { tokens }))).toContain('There is no deploy token of shell');
  tokens.push(await createToken(at.test.database, 'shell'));
  expect((await release(parts, { tokens })).isLive).toBe(true);
  expect(Object.values(await live()).sort()).toEqual(parts.map(({ build }) => build).sort());
});

it('an operator may release any part', async () => {
  const pat = await createPlatformUser(at.test.database);
  const part = await built(makeBuild('mfe-store-admin'));
  expect((await release([part], { tokens: [pat.token] })).isLive).toBe(true);
});

describe('the release command', () => {
  const anyPart = () => built(makeBuild('mfe-storefront'));

  it('says in one sentence why a build is refused', async () => {
    const build = makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^2.0.0' } });
    const message = await sentence(release([await built(build)]));
    expect(message).toBe(
      `mfe-storefront was refused, and nothing has changed:\n  · mfe-storefront ${build.record.build} needs mfe-shared ^2.0.0; there would be 1.0.0.`,
    );
  });

  it('says in one sentence that a token is unknown or belongs to another part', async () => {
    const unknown = await sentence(
      release([await anyPart()], { tokens: ['larder_deploy_mfe-storefront_x'] }),
    );
    expect(unknown).toContain('does not know this token');
    const other = await createToken(at.test.database, 'mfe-store-admin');
    const renamed = { tokenFor: () => other };
    expect(await sentence(release([await anyPart()], renamed))).toBe(
      'This token is not for mfe-storefront: each part has its own.',
    );
  });

  it('tries again when a busy platform answers 503', async () => {
    let refusals = 2;
    at.test.app.server.prependListener('request', (_request, reply) => {
      if (refusals === 0 || reply.headersSent) return;
      refusals -= 1;
      reply.writeHead(503).end('{}');
    });
    expect((await release([await anyPart()])).isLive).toBe(true);
  });
});

describe('a team by its token, without building anything,', () => {
  async function ask(
    act: keyof typeof teamActs,
    given: { part?: string; build?: string; json?: boolean } = {},
  ) {
    const platform = platformAt(`http://localhost:${at.port}`, { retryMs: 1 });
    const all = {
      part: 'mfe-storefront',
      to: `http://fresh.localhost:${at.port}/cart?a=b`,
      token: at.token,
      reason: 'wrong prices',
      json: false,
      ...given,
    };
    const text = await sentence(teamActs[act]({ ...all, platform, build: given.build }).then(said));
    await platform.close();
    return text;
  }
  const said = (text: string) => Promise.reject(new StartError(text));

  it('reads what is live, what is on its way and what went wrong', async () => {
    const part = await built(makeBuild('mfe-storefront', { version: '1.4.0' }));
    await release([part], { way: { share: 1_250 }, commit: `3f2a1c${'0'.repeat(34)}-dirty` });
    await at.test.call('localhost', 'POST', '/api/telemetry', {
      body: {
        ...{ composition: 'c', path: '/cart', builds: {} },
        errors: [
          { remote: 'mfe-storefront', build: part.build, phase: 'render', message: 'x is\nundefined' },
        ],
      },
    });
    const text = await ask('status');
    expect(text).toContain(`mfe-storefront at http://localhost:${at.port}\n  live       1.0.0 (`);
    expect(text).toContain('last good  none: there is no way back');
    expect(text).toContain(`1.4.0-3f2a1c-dirty (${part.build}) for 12.5 % of the visitors of all stores`);
    expect(text).toMatch(new RegExp(`  1\\.4\\.0-3f2a1c-dirty  ${part.build}  published  12\\.5 % .* CI`));
    expect(text).toMatch(/ {2}1 {6}1 {2}.*1\.4\.0-3f2a1c-dirty {2}render {2}\/cart {2}x is undefined/);
    expect(JSON.parse(await ask('status', { json: true })).part.remote).toBe('mfe-storefront');
  });

  it('gets a link that opens a published build in one browser', async () => {
    const part = await built(makeBuild('mfe-storefront'));
    await release([part], { way: {} });
    const link = new URL((await ask('preview', { build: part.build })).split('\n').at(-2)?.trim() ?? '');
    expect([link.host, link.pathname]).toEqual([`fresh.localhost:${at.port}`, '/live/override']);
    expect(link.searchParams.get('to')).toBe('/cart?a=b');
    const body = { ticket: link.searchParams.get('ticket') };
    expect((await at.test.call('localhost', 'POST', '/api/overrides/open', { body })).status).toBe(200);
  });

  it('goes back, stops rollouts and withdraws a build', async () => {
    const before = (await live())['mfe-storefront'];
    const part = await built(makeBuild('mfe-storefront'));
    await release([part]);
    expect(await ask('back')).toBe(
      `mfe-storefront is back at ${before}, which is live at http://localhost:${at.port}.`,
    );
    expect(await ask('back')).toContain('There is no build of mfe-storefront to go back to.');
    await release([part], { way: { ring: 'first' } });
    expect(await ask('stop')).toContain('1 rollouts are stopped');
    expect(await ask('stop')).toBe('mfe-storefront has no rollout that runs.');
    expect(await ask('stop', { build: part.build })).toContain(`mfe-storefront ${part.build} is withdrawn`);
    expect(await sentence(release([part]))).toContain('wrong prices');
    expect(await ask('stop', { build: '0123456789ab' })).toContain('has no such build of mfe-storefront');
  });

  it('reads in one sentence that another team’s part is not its own', async () => {
    for (const act of ['status', 'back', 'stop'] as const)
      expect(await ask(act, { part: 'shell' })).toBe('This token is not for shell: each part has its own.');
  });
});

it('a release measures the time until a page uses the new build', async () => {
  let asked = 0;
  const platform = {
    ...platformAt('http://a.test'),
    page: async () => (asked++ < 2 ? 'old' : 'with 0123456789ab'),
  };
  expect(await firstPageWith(platform, '0123456789ab')).toBeGreaterThan(100);
  expect(await firstPageWith(platform, 'ba9876543210', 200)).toBeNull();
});
