import { loadSettings, readBootstrap, resetCaches, session, startShared } from 'mfe-shared';
import type { ReactNode } from 'react';
import { App } from './app';
import type { Remotes } from './remotes/remotes';
import type { TenantType } from './routing/areas';
import { firstPage } from './routing/first-page';
import { createShellRouter } from './routing/router';
import { ConfigurationErrorScreen } from './screens/configuration-error-screen';

type Options = {
  remotes: Remotes;
  tenant: TenantType;
  render: (page: ReactNode) => void;
  report: (error: unknown) => void;
};

/** Everything that needs mfe-shared. The loading screen stays until the first page is there. */
export async function startApp({ remotes, tenant, render, report }: Options): Promise<void> {
  const shared = await startShared(readBootstrap());
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
    return;
  }
  const router = createShellRouter({ remotes, shared, tenant, sessionRestored, report });
  await firstPage(router);
  render(<App shared={shared} router={router} />);
}
