import { act, render } from '@testing-library/react';
import type { RemoteModule } from 'mfe-shared';
import { notify, updatesAreHeld } from 'mfe-shared';
import { customer, renderRoutes } from 'mfe-shared/testing';
import { App } from '../app';
import type { Composition } from '../page/composition';
import type { Federation } from '../remotes/federation';
import { createRemotes } from '../remotes/remotes';
import { createShellRouter } from '../routing/router';
import { runPages } from '../routing/run-pages';
import { createLastGood } from '../updates/last-good';
import { createUpdates } from '../updates/updates';

export const release = (build: string, ...paths: string[]) => ({
  ...{ build, entry: `/mfe/x/${build}/entry.js`, global: build, paths },
});

/** A signed-in page of the shell, whose remotes' modules come from `moduleOf`; an error of that is a failed load. */
export async function openPage(
  first: Composition,
  moduleOf: (name: string, build: string) => RemoteModule,
  path = '/',
) {
  const federation: Federation = {
    register: () => {},
    load: async (name, { build }) => (name === 'mfe-shared' ? {} : moduleOf(name, build)),
    share: () => {},
    offers: () => ({ version: '1.0.0', fits: true }),
  };
  const { shared, user, unmount } = await renderRoutes(() => [{ path, element: null }], {
    path,
    session: customer(),
  });
  unmount();
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const remotes = createRemotes({ composition: first, federation, report, refetch: async () => {} });
  await remotes.provideShared();
  const updates = createUpdates({
    remotes,
    areHeld: updatesAreHeld,
    onReady: () => notify.success(shared.i18n.t('common:newVersion')),
  });
  const lastGood = createLastGood({ remotes, queryClient: shared.queryClient });
  const reload = jest.fn();
  const sessionRestored = Promise.resolve();
  let shown: ReturnType<typeof render> | undefined;
  await runPages({
    open: () =>
      createShellRouter({ remotes, shared, tenant: 'tenant', sessionRestored, updates, lastGood, report }),
    show: (view) => {
      const app = <App shared={shared} view={view} />;
      if (!shown) shown = render(app);
      // Pages of finished tests still receive the browser's history events.
      else if (shown.container.isConnected) act(() => shown?.rerender(app));
    },
    reload,
    report,
  });
  return { shared, user, updates, remotes, reload, reported };
}
