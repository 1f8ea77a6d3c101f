/** The entry point of mfe-shared for a remote that runs alone while it is developed; no build that is released has it. */
import { createRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readBootstrap } from './app/bootstrap';
import type { RemoteModule } from './app/remote.types';
import { SharedProviders } from './app/shared-providers';
import { startShared } from './app/start-shared';
import { session } from './session/session';

/** Does for a remote what the shell does in a page of the platform; `others` are routes that it would find there. */
export async function startAlone(
  { createRoutes, loadTranslations }: RemoteModule,
  others: RouteObject[] = [],
): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no place for the app.');
  const shared = await startShared(readBootstrap());
  await Promise.all([shared.addTranslations(loadTranslations), session.start()]);
  const { queryClient, tenant } = shared;
  const router = createBrowserRouter([...createRoutes({ queryClient, tenantId: tenant.id }), ...others]);
  createRoot(container).render(
    <SharedProviders shared={shared}>
      <RouterProvider router={router} />
    </SharedProviders>,
  );
}
