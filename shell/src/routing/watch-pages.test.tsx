import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter, Outlet, RouterProvider, useRouteError } from 'react-router-dom';
import { timeoutMs } from '../remotes/timeout';
import { noLastGood } from '../updates/last-good';
import { firstPage } from './first-page';
import { PageFrame } from './page-frame';
import type { PageWatch } from './page-watch';
import { PageWatchContext } from './page-watch';
import { RemoteBoundary } from './remote-boundary';
import { retriableRoutes } from './retriable-routes';
import type { ShellRouter } from './router';
import { watchPages } from './watch-pages';

const never = new Promise<never>(() => {});

function Endless() {
  return use(never);
}

function Failed() {
  return <h2>{(useRouteError() as Error).message}</h2>;
}

const Frame = ({ isBroken = false }) => (
  <>
    <header>The shop</header>
    {isBroken ? <Endless /> : <Outlet />}
  </>
);

let show: (watch: PageWatch) => void;

function Page({ router, first }: { router: ShellRouter; first: PageWatch }) {
  const [watch, setWatch] = useState(first);
  show = (next) => act(() => setWatch(next));
  return (
    <PageWatchContext value={watch}>
      <RouterProvider router={router} />
    </PageWatchContext>
  );
}

/** One remote with a frame around its pages, in the shell's own frame. */
async function open(path: string, remote: RouteObject[]) {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([
    {
      element: (
        <PageFrame>
          <Outlet />
        </PageFrame>
      ),
      children: [
        {
          element: <RemoteBoundary tenant="tenant" places={{ remotes: {} }} />,
          errorElement: <Failed />,
          children: retriableRoutes(remote, { remote: 'shop', lastGood: noLastGood, report: () => {} }),
        },
      ],
    },
  ]);
  await firstPage(router);
  const { onShown } = watchPages(router, (stuck) => show({ stuck, onShown }));
  await act(async () => {
    startTransition(() => {
      render(
        <Suspense fallback="nothing yet">
          <Page router={router} first={{ stuck: null, onShown }} />
        </Suspense>,
      );
    });
  });
  return router;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('a page that never renders is given up inside its frame', async () => {
  const router = await open('/', [
    {
      element: <Frame />,
      children: [
        {
          errorElement: <Failed />,
          children: [
            { path: '/', element: <h1>Home</h1> },
            { path: '/endless', element: <Endless /> },
          ],
        },
      ],
    },
  ]);
  await act(() => router.navigate('/endless'));
  await pass(timeoutMs - 1);
  // Until then what was there before stays.
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  await pass(1);
  expect(screen.getByRole('heading', { name: 'this page took longer than 15 s' })).toBeVisible();
  expect(screen.getByText('The shop')).toBeVisible();
  await act(() => router.navigate('/'));
  await pass(2 * timeoutMs);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});

it('an area whose frame never renders is given up as a whole', async () => {
  const router = await open('/', [
    { path: '/', element: <h1>Home</h1> },
    {
      element: <Frame isBroken />,
      errorElement: <Failed />,
      children: [{ path: '/about', element: 'About' }],
    },
  ]);
  await act(() => router.navigate('/about'));
  await pass(timeoutMs + 1_000);
  expect(screen.getByRole('heading', { name: 'this area took longer than 15 s' })).toBeVisible();
});

it('data that never arrives is given up', async () => {
  const router = await open('/', [
    { path: '/', element: <h1>Home</h1> },
    { path: '/orders', loader: () => never, element: 'Orders', errorElement: <Failed /> },
  ]);
  act(() => void router.navigate('/orders'));
  await pass(timeoutMs);
  expect(screen.getByRole('heading', { name: 'what this page shows took longer than 15 s' })).toBeVisible();
});
