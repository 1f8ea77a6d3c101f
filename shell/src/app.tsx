import { SharedProviders } from 'mfe-shared';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import type { SharedApp } from './routing/router';

type Props = { shared: SharedApp; router: ReturnType<typeof createBrowserRouter> };

export function App({ shared, router }: Props) {
  return (
    <SharedProviders shared={shared}>
      <RouterProvider router={router} />
    </SharedProviders>
  );
}
