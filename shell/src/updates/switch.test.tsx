import { act, screen } from '@testing-library/react';
import type { RemoteModule } from 'mfe-shared';
import { holdUpdates, notify, useSession } from 'mfe-shared';
import { Link } from 'react-router-dom';
import type { Composition } from '../page/composition';
import { openPage, release } from '../testing/open-page';

function composition(id: string, builds: { shell?: string; shared?: string; shop?: string; admin?: string }) {
  const { shell = 'h1', shared = 's1', shop = 'b1', admin = 'a1' } = builds;
  const remotes = {
    'mfe-shared': release(shared),
    'mfe-storefront': release(shop, '/'),
    'mfe-store-admin': release(admin, '/admin'),
  };
  return { id, shell, remotes } satisfies Composition;
}

function Who() {
  return <p>{useSession((state) => state.user?.name) ?? 'nobody'}</p>;
}

/** A remote as one build of it shows it. */
function remoteOf(name: string, build: string): RemoteModule {
  const page = (title: string) => (
    <>
      <h1>{`${title} of ${build}`}</h1>
      <Who />
      <Link to="/about-us">About</Link>
      <Link to="/?sort=price">Sort</Link>
    </>
  );
  return {
    createRoutes: () => [
      ...(name === 'mfe-store-admin' ? [{ path: '/admin/auth/login', element: page('Sign-in') }] : []),
      { path: '/', element: page('Home') },
      { path: '/about-us', element: page('About') },
      { path: '/search', loader: () => new Promise((done) => setTimeout(done, 50)), element: page('Search') },
    ],
    loadTranslations: async () => ({ shop: { build } }),
  };
}

async function openShop() {
  const page = await openPage(composition('c1', {}), (name, build) => {
    if (build === 'broken') throw new Error('no such file');
    return remoteOf(name, build);
  });
  await screen.findByRole('heading', { name: 'Home of b1' });
  return page;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const follow = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('link', { name }));
const toast = 'A new version is ready; it comes with the next page.';

it('an open tab switches to the new build at the next navigation and retains session, cache and language', async () => {
  const { shared, user, updates, reload } = await openShop();
  shared.queryClient.setQueryData(['kept'], 'milk');
  act(() => updates.learn(composition('c2', { shop: 'b2' })));
  act(() => updates.learn(composition('c3', { shop: 'b3' })));
  expect(await screen.findAllByText(toast)).toHaveLength(1);
  await heading('Home of b1');

  await follow(user, 'About');
  await heading('About of b3');
  expect(screen.getByText('Ann')).toBeVisible();
  expect(window.location.pathname).toBe('/about-us');
  expect(shared.queryClient.getQueryData(['kept'])).toBe('milk');
  expect(shared.i18n.getResource('en', 'shop', 'build')).toBe('b3');
  expect(screen.getByText(toast)).toBeVisible();

  // The way back leads through the new build, too.
  act(() => window.history.back());
  await heading('Home of b3');
  expect(reload).not.toHaveBeenCalled();
});

it('an open tab does not switch while updates are held or only the query changes', async () => {
  const { user, updates } = await openShop();
  act(() => updates.learn(composition('c2', { shop: 'b2' })));
  await follow(user, 'Sort');
  await heading('Home of b1');
  const letGo = holdUpdates('checkout');
  await follow(user, 'About');
  await heading('About of b1');
  letGo();
  await follow(user, 'Sort');
  await heading('Home of b2');
});

it('an open tab does not switch when the edge withdraws the composition', async () => {
  const { user, updates } = await openShop();
  act(() => updates.learn(composition('c2', { shop: 'b2' })));
  expect(updates.latestId()).toBe('c2');
  act(() => updates.learn(composition('c1', {})));
  expect(updates.latestId()).toBe('c1');
  await follow(user, 'About');
  await heading('About of b1');
});

it.each([
  ['the shell', { shell: 'h2' }],
  ['mfe-shared', { shared: 's2', shop: 'b2' }],
])('an open tab loads the next page anew when another build of %s is live', async (_what, builds) => {
  const { user, updates, reload } = await openShop();
  act(() => updates.learn(composition('c2', builds)));
  await follow(user, 'About');
  expect(reload).toHaveBeenCalledTimes(1);
  // The address is the next page's, and what was there stays on the screen until the browser has it.
  expect(window.location.pathname).toBe('/about-us');
  await heading('Home of b1');
});

it('an open tab takes new builds of remotes that were not loaded yet without a message', async () => {
  const { updates, remotes, shared } = await openShop();
  const told = jest.spyOn(notify, 'success');
  act(() => updates.learn(composition('c2', { admin: 'a2' })));
  expect(told).not.toHaveBeenCalled();
  expect(shared.i18n.language).toBe('en');
  act(() => {
    window.history.pushState(null, '', '/admin/auth/login');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await heading('Sign-in of a2');
  expect(remotes.inUse()).toMatchObject({ 'mfe-storefront': 'b1', 'mfe-store-admin': 'a2' });
});

it('an open tab continues with the old build when the new one does not load', async () => {
  const { user, updates, remotes, reported } = await openShop();
  const next = composition('c2', { shop: 'broken' });
  const remotesOfNext = {
    ...next.remotes,
    'mfe-storefront': { ...next.remotes['mfe-storefront'], fallback: release('b1') },
  };
  act(() => updates.learn({ ...next, remotes: remotesOfNext }));
  await follow(user, 'About');
  await heading('About of b1');
  expect(reported).toEqual([expect.objectContaining({ build: 'broken' })]);
  expect(remotes.inUse()['mfe-storefront']).toBe('b1');
});

it('an open tab that navigates during a switch ends at the last page', async () => {
  const { updates } = await openShop();
  act(() => updates.learn(composition('c2', { shop: 'b2' })));
  const go = (path: string) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  await act(async () => {
    go('/search');
    await new Promise((resolve) => setTimeout(resolve, 20));
    go('/about-us');
  });
  await heading('About of b2');
  expect(window.location.pathname).toBe('/about-us');
});
