import { readBootstrap, SharedProviders, session, startShared } from 'mfe-shared';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes, loadTranslations } from './routes';

/** This remote alone, in a host of its own: what the shell does for it in a page of the platform. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no place for the app.');
  const shared = await startShared(readBootstrap());
  await Promise.all([shared.addTranslations(loadTranslations), session.start()]);
  const { queryClient, tenant } = shared;
  const router = createBrowserRouter(createRoutes({ queryClient, tenantId: tenant.id }));
  createRoot(container).render(
    <SharedProviders shared={shared}>
      <RouterProvider router={router} />
    </SharedProviders>,
  );
}

void start();
