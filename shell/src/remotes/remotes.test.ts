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
const composition = { id: 'c1', remotes: { 'mfe-storefront': storefront, 'mfe-shared': shared } };

/** A federation whose containers are given; an Error stands for one that does not load. */
function fakeFederation(modules: Record<string, unknown[]>) {
  const registered: { name: string; again: boolean }[] = [];
  const shares = new Map<string, { version: string; load: () => Promise<unknown> }>();
  const federation: Federation = {
    register: (name, _release, again) => void registered.push({ name, again }),
    async load(name, expose) {
      const answers = modules[`${name} ${expose}`] ?? [];
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

function setUp(modules: Record<string, unknown[]>, needs?: Record<string, string>) {
  const fake = fakeFederation(modules);
  const reported: RemoteError[] = [];
  const refetched: string[] = [];
  const remotes = createRemotes({
    composition: {
      ...composition,
      remotes: { ...composition.remotes, 'mfe-storefront': { ...storefront, ...(needs && { needs }) } },
    },
    federation: fake.federation,
    report: (error) => reported.push(error),
    refetch: async (url) => void refetched.push(url),
  });
  return { ...fake, remotes, reported, refetched };
}

const routes = { createRoutes: () => [] };

it('loads a module once for all who ask', async () => {
  const { remotes, registered } = setUp({ 'mfe-storefront ./routes': [routes] });
  const [first, second] = await Promise.all([
    remotes.load('mfe-storefront', './routes'),
    remotes.load('mfe-storefront', './routes'),
  ]);
  expect(first).toBe(routes);
  expect(second).toBe(routes);
  expect(registered).toEqual([{ name: 'mfe-storefront', again: false }]);
});

it('says which remote and build failed, and fetches its entry anew at the next attempt', async () => {
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

it('fetches only the chunk anew when the entry was fine', async () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: '/mfe/mfe-storefront/b1/routes.js',
  });
  const { remotes, registered, refetched } = setUp({ 'mfe-storefront ./routes': [chunk, routes] });
  await expect(remotes.load('mfe-storefront', './routes')).rejects.toMatchObject({ phase: 'module' });
  await remotes.load('mfe-storefront', './routes');
  expect(refetched).toEqual(['/mfe/mfe-storefront/b1/routes.js']);
  expect(registered.map(({ again }) => again)).toEqual([false, false]);
});

it('runs no code of a remote whose needs the page does not meet', async () => {
  const { remotes, registered } = setUp({ 'mfe-storefront ./routes': [routes] }, { react: '^20.0.0' });
  await expect(remotes.load('mfe-storefront', './routes')).rejects.toMatchObject({
    phase: 'needs',
    message: expect.stringContaining('needs react ^20.0.0, the page has 19.3.1'),
  });
  expect(registered).toEqual([]);
});

it('refuses a remote that is not part of the composition', async () => {
  const { remotes } = setUp({});
  await expect(remotes.load('mfe-unknown', './routes')).rejects.toMatchObject({ remote: 'mfe-unknown' });
});

it('gives mfe-shared to the remotes as the object the shell has', async () => {
  const door = { session: {} };
  const { remotes, shares } = setUp({
    'mfe-shared .': [door],
    'mfe-shared ./backoffice': [new Error('down'), {}],
  });
  await remotes.provideShared();
  expect(await remotes.load('mfe-shared', '.')).toBe(door);
  expect(shares.get('mfe-shared')?.version).toBe('1.2.0');
  expect(await shares.get('mfe-shared')?.load()).toBe(door);

  const backOffice = shares.get('mfe-shared/backoffice');
  await expect(backOffice?.load()).rejects.toThrow('down');
  await expect(backOffice?.load()).resolves.toEqual({});
});
