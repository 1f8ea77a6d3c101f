import {
  loadSettings,
  notify,
  onFirstInteraction,
  provideNavigation,
  provideSlots,
  readBootstrap,
  resetCaches,
  session,
  startShared,
  updatesAreHeld,
} from 'mfe-shared';
import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { App } from './app';
import { pause } from './pause';
import { showNotice } from './remotes/progress';
import type { Remotes } from './remotes/remotes';
import { slotFillers } from './remotes/slot-fillers';
import type { Watch } from './remotes/watch';
import type { TenantType } from './routing/areas';
import { remoteOf } from './routing/areas';
import { createShellRouter } from './routing/router';
import { runPages } from './routing/run-pages';
import { ConfigurationErrorScreen } from './screens/configuration-error-screen';
import type { Reports } from './telemetry/reports';
import { createLastGood } from './updates/last-good';
import { knowPresent } from './updates/reload-if-newer';
import { createUpdates } from './updates/updates';
import { whenIdle } from './when-idle';

type Options = {
  remotes: Remotes;
  tenant: TenantType;
  render: (page: ReactNode) => void;
  reports: Reports;
  watch: Watch;
};

/**
 * Everything that needs mfe-shared. The loading screen stays until the first page is ready. Returns a function that
 * restarts the open page; undefined when there are no pages.
 */
export async function startApp({
  remotes,
  tenant,
  render,
  reports,
  watch,
}: Options): Promise<(() => void) | undefined> {
  const shared = await startShared(readBootstrap());
  await pause();
  const sessionRestored = session.start();
  const settings = await loadSettings(shared.queryClient, shared.tenant.id);
  if (settings.type === 'error') {
    render(
      <ConfigurationErrorScreen
        message={settings.message}
        onRetry={() => location.reload()}
        onResetCache={() => {
          resetCaches();
          location.reload();
        }}
      />,
    );
    return undefined;
  }
  await pause();
  const { report } = reports;
  knowPresent({ isHeld: updatesAreHeld });
  const updates = createUpdates({
    remotes,
    areHeld: updatesAreHeld,
    onReady: () => notify.success(shared.i18n.t('common:newVersion')),
  });
  const lastGood = createLastGood({ remotes, queryClient: shared.queryClient });
  const pageShown = Promise.withResolvers<void>();
  const startOver = await runPages({
    open: () => {
      const { remotes: releases } = remotes.composition();
      provideNavigation(Object.values(releases).flatMap(({ navigation = [] }) => navigation));
      provideSlots(slotFillers({ remotes, shared, pageShown: pageShown.promise, report }));
      return createShellRouter({ remotes, shared, tenant, sessionRestored, updates, lastGood, report });
    },
    show: (view) => startTransition(() => render(<App shared={shared} view={view} />)),
    reload: () => location.reload(),
    report,
    onGoing(path) {
      const remote = remoteOf(path, remotes.composition());
      const build = remote && (remotes.inUse()[remote] ?? remotes.composition().remotes[remote]?.build);
      if (build) watch.opens(`${remote}/${build}`);
    },
    onShown() {
      watch.shown();
      showNotice(false);
    },
  });
  whenIdle(async () => {
    pageShown.resolve();
    reports.start();
    const { listenToCompositions } = await import(
      /* webpackChunkName: "telemetry" */ './updates/live-client'
    );
    listenToCompositions({ latestId: updates.latestId, onComposition: updates.learn });
  });
  // It keeps some fifty files, which a slow phone is busy with.
  onFirstInteraction(async () => {
    const { registerWorker } = await import(/* webpackChunkName: "telemetry" */ './offline/register-worker');
    // Not awaited: a browser that refuses workers never has one that is ready, and the files after it would wait for it.
    void registerWorker(tenant).catch(() => undefined);
  });
  return startOver;
}
