import { useSuspenseQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RemoteModule } from 'mfe-shared';
import { ApiError, RouteError, useSession } from 'mfe-shared';
import { use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Link, Outlet } from 'react-router-dom';
import { timeoutMs } from '../remotes/timeout';
import { openPage, release } from '../testing/open-page';

const never = new Promise<never>(() => {});

const composition = {
  id: 'c1',
  shell: 'h1',
  remotes: {
    'mfe-shared': release('s1'),
    'mfe-storefront': { ...release('b1', '/'), fallback: release('b0') },
  },
};

function Frame({ build }: { build: string }) {
  return (
    <>
      <header>{`${useSession((state) => state.user?.name)} in the shop of ${build}`}</header>
      <Link to="/broken">Broken</Link>
      <Link to="/slow">Slow</Link>
      <Outlet />
    </>
  );
}

/** A shop with its own frame and error screens, and a page that is another in each build. */
function shopOf(build: string, broken: RouteObject, frame = <Frame build={build} />): RemoteModule {
  return {
    createRoutes: () => [
      {
        element: frame,
        errorElement: <RouteError />,
        children: [
          {
            errorElement: <RouteError />,
            children: [
              { path: '/', element: <h1>{`Home of ${build}`}</h1> },
              { path: '/broken', ...broken },
            ],
          },
        ],
      },
    ],
    loadTranslations: async () => ({ shop: { build } }),
  };
}

function Throws(): never {
  throw new TypeError('x is not a function');
}

const fine = (build: string): RouteObject => ({ element: <h1>{`Fine in ${build}`}</h1> });
const throwing: RouteObject = { Component: Throws };

/** The newest build has this page; the last good one another, which is fine where nothing else is said. */
async function openBroken(newest: RouteObject, lastGood = fine('b0')) {
  const page = await openPage(composition, (_name, build) =>
    shopOf(build, build === 'b1' ? newest : lastGood),
  );
  await screen.findByRole('heading', { name: 'Home of b1' });
  return page;
}

const chunk = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: '/mfe/x/b1/7.js' });

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => ({ ok: true }) as Response);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const lazyThrows: RouteObject = {
  lazy: async () => {
    throw chunk();
  },
};
const loaderThrows: RouteObject = { loader: () => Throws(), element: 'never' };

it.each([
  ['throws while it renders', throwing, 'TypeError'],
  ['has lost its chunk', lazyThrows, 'ChunkLoadError'],
  ['throws in its loader', loaderThrows, 'TypeError'],
])(
  'the last good build takes over in place when a page of the newest build %s',
  async (_what, broken, name) => {
    const { user, shared, remotes, reported, reload } = await openBroken(broken);
    shared.queryClient.setQueryData(['kept'], 'milk');
    await user.click(screen.getByRole('link', { name: 'Broken' }));
    await screen.findByRole('heading', { name: 'Fine in b0' });
    expect(screen.getByRole('banner')).toHaveTextContent('Ann in the shop of b0');
    expect(window.location.pathname).toBe('/broken');
    expect(reported).toEqual([expect.objectContaining({ name })]);
    expect(remotes.inUse()['mfe-storefront']).toBe('b0');
    expect(shared.queryClient.getQueryData(['kept'])).toBe('milk');
    expect(shared.i18n.getResource('en', 'shop', 'build')).toBe('b0');
    expect(reload).not.toHaveBeenCalled();
    // The way back leads through the build that runs now.
    act(() => window.history.back());
    await screen.findByRole('heading', { name: 'Home of b0' });
  },
);

it('the last good build opens the page that the visitor has navigated to in the meantime', async () => {
  const after = (ms: number) => () => new Promise<null>((done) => setTimeout(() => done(null), ms));
  const pages = (build: string): RouteObject =>
    build === 'b1' ? throwing : { ...fine(build), loader: after(100) };
  const slow = (build: string): RouteObject => ({
    path: '/slow',
    loader: after(build === 'b1' ? 5_000 : 0),
    element: <h1>{`Slow in ${build}`}</h1>,
  });
  const { user } = await openPage(composition, (_name, build) => {
    const shop = shopOf(build, pages(build));
    return { ...shop, createRoutes: (context) => [...shop.createRoutes(context), slow(build)] };
  });
  await user.click(await screen.findByRole('link', { name: 'Broken' }));
  await user.click(screen.getByRole('link', { name: 'Slow' }));
  await screen.findByRole('heading', { name: 'Slow in b0' });
  expect(window.location.pathname).toBe('/slow');
});

it('the last good build takes over the first page of a visit', async () => {
  await openPage(
    composition,
    (_name, build) => shopOf(build, build === 'b1' ? lazyThrows : fine(build)),
    '/broken',
  );
  await screen.findByRole('heading', { name: 'Fine in b0' });
});

it('the last good build takes over when the frame of the pages throws', async () => {
  await openPage(composition, (_name, build) =>
    build === 'b1' ? shopOf(build, fine(build), <Throws />) : shopOf(build, fine(build)),
  );
  await screen.findByRole('heading', { name: 'Home of b0' });
});

it('a chunk is fetched a second time before the build is given up', async () => {
  let asked = 0;
  const lazy = async () => {
    asked += 1;
    if (asked === 1) throw chunk();
    return { element: fine('b1').element };
  };
  const { user, reported, remotes } = await openBroken({ lazy });
  await user.click(screen.getByRole('link', { name: 'Broken' }));
  await screen.findByRole('heading', { name: 'Fine in b1' });
  expect(remotes.inUse()['mfe-storefront']).toBe('b1');
  expect(reported).toEqual([]);
});

it('the frame shows Retry when the last good build’s page throws as well', async () => {
  const { user, reported, remotes } = await openBroken(throwing, throwing);
  await user.click(screen.getByRole('link', { name: 'Broken' }));
  await screen.findByText('Ann in the shop of b0');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  expect(screen.getByText('Ann in the shop of b0')).toBeVisible();
  expect(remotes.inUse()['mfe-storefront']).toBe('b0');
  expect(new Set(reported).size).toBeGreaterThan(1);
});

it('the newest build’s frame shows Retry when the last good build does not load', async () => {
  const { user, reported, remotes } = await openPage(composition, (_name, build) => {
    if (build === 'b0') throw new Error('RUNTIME-008');
    return shopOf(build, throwing);
  });
  await screen.findByRole('heading', { name: 'Home of b1' });
  await user.click(screen.getByRole('link', { name: 'Broken' }));
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Ann in the shop of b1')).toBeVisible();
  expect(reported[1]).toMatchObject({ build: 'b0', phase: 'entry' });
  expect(remotes.inUse()['mfe-storefront']).toBe('b1');
  await user.click(screen.getByRole('link', { name: 'Broken' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
});

function Refused() {
  const refusal = new ApiError({ status: 500, code: 'INTERNAL', message: 'no' });
  useSuspenseQuery({ queryKey: ['refused'], retry: false, queryFn: () => Promise.reject(refusal) });
  return null;
}

function Endless() {
  return use(never);
}

function Waiting() {
  useSuspenseQuery({ queryKey: ['slow'], queryFn: () => never });
  return null;
}

describe('the newest build stays in use', () => {
  const answering: RouteObject = {
    loader: () => {
      throw new Response(null, { status: 404 });
    },
    element: null,
  };
  it.each([
    ['the API refuses what a page asks for', { Component: Refused }],
    ['a loader says that there is no such thing', answering],
  ])('when %s', async (_what, page) => {
    const { user, remotes } = await openBroken(page);
    await user.click(screen.getByRole('link', { name: 'Broken' }));
    await screen.findByRole('heading', { level: 1 });
    expect(
      await screen.findByRole('heading', { name: /did not load|not found|failed|wrong/i }),
    ).toBeVisible();
    expect(remotes.inUse()['mfe-storefront']).toBe('b1');
  });
});

describe('a build whose page never renders', () => {
  const go = async () => {
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Broken' })));
    await act(() => jest.advanceTimersByTimeAsync(timeoutMs + 100));
  };

  it('is replaced when the page waits for nothing that it requested', async () => {
    const { reported, remotes } = await openBroken({ Component: Endless });
    jest.useFakeTimers();
    await go();
    jest.useRealTimers();
    await screen.findByRole('heading', { name: 'Fine in b0' });
    expect(remotes.inUse()['mfe-storefront']).toBe('b0');
    expect(reported).toEqual([expect.objectContaining({ name: 'TimeoutError' })]);
  });

  it('stays, and the page says so, when it waits for its data', async () => {
    const { remotes } = await openBroken({ Component: Waiting });
    jest.useFakeTimers();
    await go();
    jest.useRealTimers();
    await screen.findByRole('button', { name: 'Retry' });
    expect(remotes.inUse()['mfe-storefront']).toBe('b1');
  });
});
