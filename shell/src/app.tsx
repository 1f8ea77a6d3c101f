import { SharedProviders } from 'mfe-shared';
import { RouterProvider } from 'react-router-dom';
import { PageWatchContext } from './routing/page-watch';
import type { SharedApp } from './routing/router';
import type { PageView } from './routing/run-pages';

type Props = { shared: SharedApp; view: PageView; onError: (error: unknown) => void };

/** The providers outlive the routers: query client, session, words, theme and toasts are those of the page. */
export function App({ shared, view, onError }: Props) {
  return (
    <SharedProviders shared={shared}>
      <PageWatchContext value={view.watch}>
        <RouterProvider key={view.id} router={view.router} onError={onError} />
      </PageWatchContext>
    </SharedProviders>
  );
}
