import type { RemoteRelease } from '../page/composition';
import type { Federation } from './federation';
import type { RemoteError } from './remote-error';
import { createRemotes } from './remotes';

const storefront = { build: 'b1', entry: '/mfe/mfe-storefront/b1/entry.js', global: 'larder_storefront_b1' };
const shared = {
  build: 's1',
  entry: '/mfe/mfe-shared/s1/entry.js',
  global: 'larder_shared_s1',
  version: '1.2.0',
};
const composition = {
  id: 'c1',
  shell: 'h1',
  remotes: { 'mfe-storefront': storefront, 'mfe-shared': shared },
};

/** A federation whose containers are given; an Error stands for one that does not load. */
function fakeFederation(modules: Record<string, unknown[]>) {
  const registered: { name: string; build: string; again: boolean }[] = [];
  const shares = new Map<string, { version: string; load: () => Promise<unknown> }>();
  const federation: Federation = {
    register: (name, { build }, again) => void registered.push({ name, build, again }),
    async load(name, { build }, expose) {
      const answers = modules[`${name} ${build} ${expose}`] ?? modules[`${name} ${expose}`] ?? [];
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    share: (name, version, load) => void shares.set(name, { version, load }),
    offers: (name, range) =>
      name === 'react'
        ? { version: '19.3.1', fits: range === '^19.0.0' }
        : { version: undefined, fits: false },
  };
  return { federation, registered, shares };
}

function setUp(modules: Record<string, unknown[]>, more: Partial<RemoteRelease> = {}) {
  const fake = fakeFederation(modules);
  const reported: RemoteError[] = [];
  const refetched: string[] = [];
  const remotes = createRemotes({
    composition: {
      ...composition,
      remotes: { ...composition.remotes, 'mfe-storefront': { ...storefront, ...more } },
    },
    federation: fake.federation,
    report: (error) => reported.push(error),
    refetch: async (url) => void refetched.push(url),
  });
  return { ...fake, remotes, reported, refetched };
}

const routes = { createRoutes: () => [] };

it('a module is loaded once for concurrent requests', async () => {
  const { remotes, registered } = setUp({ 'mfe-storefront ./routes': [routes] });
  const [first, second] = await Promise.all([
    remotes.load('mfe-storefront', './routes'),
    remotes.load('mfe-storefront', './routes'),
  ]);
  expect(first).toBe(routes);
  expect(second).toBe(routes);
  expect(registered).toEqual([{ name: 'mfe-storefront', build: 'b1', again: false }]);
});

it('a failed load names remote and build, and the next attempt fetches the entry again', async () => {
  const { remotes, registered, reported, refetched } = setUp({
    'mfe-storefront ./routes': [new Error('Failed to load script resources. #RUNTIME-008'), routes],
  });
  await expect(remotes.load('mfe-storefront', './routes')).rejects.toMatchObject({
    name: 'RemoteError',
    remote: 'mfe-storefront',
    build: 'b1',
    phase: 'entry',
  });
  expect(reported).toHaveLength(1);
  expect(refetched).toEqual([]);

  await expect(remotes.load('mfe-storefront', './routes')).resolves.toBe(routes);
  expect(refetched).toEqual([storefront.entry]);
  expect(registered.map(({ again }) => again)).toEqual([false, true]);
});

it('only the missing chunk of a build is fetched again when its entry was loaded', async () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: '/mfe/mfe-storefront/b1/routes.js',
  });
  const { remotes, registered, refetched } = setUp({ 'mfe-storefront ./routes': [chunk, routes] });
  await remotes.load('mfe-storefront', './routes');
  expect(refetched).toEqual(['/mfe/mfe-storefront/b1/routes.js']);
  expect(registered.map(({ again }) => again)).toEqual([false]);
});

it('one attempt fetches anew each file that a build misses, one after the other', async () => {
  const missing = (request: string) =>
    Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError', request });
  const down = new Error('Failed to load script resources. #RUNTIME-008');
  const answers = [down, missing('/routes.js'), missing('/ui.js'), missing('/i18n.js'), routes];
  const { remotes, refetched, reported } = setUp({ 'mfe-storefront ./routes': answers });
  await expect(remotes.load('mfe-storefront', './routes')).rejects.toMatchObject({ phase: 'entry' });
  await expect(remotes.load('mfe-storefront', './routes')).resolves.toBe(routes);
  expect(refetched).toEqual([storefront.entry, '/routes.js', '/ui.js', '/i18n.js']);
  expect(reported).toHaveLength(1);
});

it('no code of a remote runs when the page does not meet its needs', async () => {
  const { remotes, registered } = setUp(
    { 'mfe-storefront ./routes': [routes] },
    {
      needs: { react: '^20.0.0' },
    },
  );
  await expect(remotes.load('mfe-storefront', './routes')).rejects.toMatchObject({
    phase: 'needs',
    message: expect.stringContaining('needs react ^20.0.0, the page has 19.3.1'),
  });
  expect(registered).toEqual([]);
});

it('a remote outside the composition is refused', async () => {
  const { remotes } = setUp({});
  await expect(remotes.load('mfe-unknown', './routes')).rejects.toMatchObject({ remote: 'mfe-unknown' });
});

it('remotes get the same mfe-shared object as the shell', async () => {
  const shared = { session: {} };
  const { remotes, shares } = setUp({
    'mfe-shared .': [shared],
    'mfe-shared ./backoffice': [new Error('down'), {}],
  });
  await remotes.provideShared();
  expect(await remotes.load('mfe-shared', '.')).toBe(shared);
  expect(shares.get('mfe-shared')?.version).toBe('1.2.0');
  expect(await shares.get('mfe-shared')?.load()).toBe(shared);

  const backOffice = shares.get('mfe-shared/backoffice');
  await expect(backOffice?.load()).rejects.toThrow('down');
  await expect(backOffice?.load()).resolves.toEqual({});
});

describe('the last good build', () => {
  const fallback = { ...storefront, build: 'b0', entry: '/mfe/mfe-storefront/b0/entry.js', global: 'b0' };
  const oldRoutes = { createRoutes: () => [] };
  const down = new Error('Failed to load script resources. #RUNTIME-008');

  it.each([
    ['does not come', down],
    [
      'has lost a chunk',
      Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: '/x.js' }),
    ],
    ['throws when it is run', new Error('boom')],
  ])('is used when the newest %s', async (_what, failure) => {
    const { remotes, reported, registered } = setUp(
      { 'mfe-storefront b1 ./routes': [failure], 'mfe-storefront b0 ./routes': [oldRoutes] },
      { fallback },
    );
    expect(await remotes.load('mfe-storefront', './routes')).toBe(oldRoutes);
    expect(reported.map(({ build }) => build)).toEqual(['b1']);
    expect(remotes.inUse()).toEqual({ shell: 'h1', 'mfe-storefront': 'b0' });
    // The running build is not mixed with modules of another.
    await remotes.load('mfe-storefront', './routes');
    expect(registered.map(({ build }) => build)).toEqual(['b1', 'b0']);
  });

  it('is used when the newest build’s needs are not met or it cannot be started', async () => {
    const needs = setUp(
      { 'mfe-storefront b0 ./routes': [oldRoutes] },
      { needs: { react: '^20.0.0' }, fallback },
    );
    expect(await needs.remotes.load('mfe-storefront', './routes')).toBe(oldRoutes);
    expect(needs.reported[0]?.phase).toBe('needs');

    const mount = setUp(
      { 'mfe-storefront b1 ./routes': [routes], 'mfe-storefront b0 ./routes': [oldRoutes] },
      { fallback },
    );
    const start = (module: unknown) => {
      if (module === routes) throw new Error('no routes');
      return 'started';
    };
    expect(await mount.remotes.load('mfe-storefront', './routes', start)).toBe('started');
    expect(mount.reported[0]?.phase).toBe('mount');
  });

  it('fails with the newest build’s error when both fail, and the next attempt begins with the newest', async () => {
    const { remotes, reported } = setUp(
      { 'mfe-storefront b1 ./routes': [down, routes], 'mfe-storefront b0 ./routes': [down] },
      { fallback },
    );
    await expect(remotes.load('mfe-storefront', './routes')).rejects.toMatchObject({ build: 'b1' });
    expect(reported.map(({ build }) => build)).toEqual(['b1', 'b0']);
    expect(await remotes.load('mfe-storefront', './routes')).toBe(routes);
    expect(remotes.inUse()).toMatchObject({ 'mfe-storefront': 'b1' });
  });
});

describe('a build that never ends loading', () => {
  const never = { 'mfe-storefront b1 ./routes': [new Promise(() => {})] };
  const notice = () => document.getElementById('larder-frozen');

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<div id="larder-frozen" aria-hidden="true">Wait</div>';
  });
  afterEach(() => jest.useRealTimers());

  it('is replaced 3 s after its files have arrived, and the page says so before', async () => {
    const fallback = { ...storefront, build: 'b0' };
    const { remotes, reported } = setUp({ ...never, 'mfe-storefront b0 ./routes': [routes] }, { fallback });
    const loading = remotes.load('mfe-storefront', './routes');
    await jest.advanceTimersByTimeAsync(1_900);
    expect(notice()).not.toHaveAttribute('data-shown');
    await jest.advanceTimersByTimeAsync(300);
    expect(notice()).toHaveAttribute('data-shown');
    expect(notice()).toHaveAttribute('aria-hidden', 'false');
    await jest.advanceTimersByTimeAsync(900);
    expect(await loading).toBe(routes);
    expect(reported).toMatchObject([{ remote: 'mfe-storefront', build: 'b1', phase: 'freeze' }]);
  });

  it('has more time while a script is on its way', async () => {
    document.body.innerHTML += '<script src="/mfe/mfe-storefront/b1/routes.js"></script>';
    const { remotes } = setUp(never);
    const loading = expect(remotes.load('mfe-storefront', './routes')).rejects.toThrow('longer than 15 s');
    await jest.advanceTimersByTimeAsync(15_000);
    await loading;
  });

  it('has more time when it comes from a developer’s machine', async () => {
    const { remotes } = setUp(never, { entry: 'http://localhost:4100/entry.js' });
    const loading = expect(remotes.load('mfe-storefront', './routes')).rejects.toThrow('longer than 15 s');
    await jest.advanceTimersByTimeAsync(15_000);
    await loading;
  });
});

describe('a new composition', () => {
  const newer = { ...storefront, build: 'b2' };
  const next = { ...composition, id: 'c2', remotes: { ...composition.remotes, 'mfe-storefront': newer } };

  it('changes only the parts whose build is another', async () => {
    const { remotes } = setUp({ 'mfe-storefront ./routes': [routes] });
    expect(remotes.changedIn(next)).toEqual([]);
    await remotes.load('mfe-storefront', './routes');
    expect(remotes.changedIn(next)).toEqual(['mfe-storefront']);
    expect(remotes.changedIn({ ...next, shell: 'h2' })).toEqual(['shell', 'mfe-storefront']);
    expect(remotes.changedIn(composition)).toEqual([]);
    const more = { ...composition.remotes, 'mfe-reports': storefront };
    expect(remotes.changedIn({ ...composition, remotes: more })).toEqual(['mfe-reports']);
  });

  it('is where remotes are loaded from once it is applied', async () => {
    const { remotes, registered } = setUp({ 'mfe-storefront ./routes': [routes] });
    await remotes.load('mfe-storefront', './routes');
    remotes.follow(next);
    expect(remotes.composition().id).toBe('c2');
    await remotes.load('mfe-storefront', './routes');
    expect(registered.map(({ build }) => build)).toEqual(['b1', 'b2']);
  });

  it('does not retry the build that failed in this tab', async () => {
    const failed = { ...newer, fallback: storefront };
    const { remotes } = setUp(
      { 'mfe-storefront b2 ./routes': [new Error('down')], 'mfe-storefront b1 ./routes': [routes] },
      failed,
    );
    await remotes.load('mfe-storefront', './routes');
    expect(remotes.inUse()['mfe-storefront']).toBe('b1');
    expect(remotes.changedIn({ ...next, id: 'c3' })).toEqual([]);
    expect(remotes.changedIn(composition)).toEqual([]);
  });
});
