import { SharedProviders } from 'mfe-shared';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { PageWatchContext } from './routing/page-watch';
import type { SharedApp } from './routing/router';
import type { PageView } from './routing/run-pages';

type Props = { shared: SharedApp; view: PageView };

/** The providers outlive the routers: query client, session, translations, theme and toasts belong to the page. */
export function App({ shared, view }: Props) {
  // From here on the page is interactive.
  useEffect(() => {
    performance.mark?.('larder-hydrated');
    void globalThis.larderPresses?.();
  }, []);
  return (
    <SharedProviders shared={shared}>
      <PageWatchContext value={view.watch}>
        <RouterProvider key={view.id} router={view.router} onError={view.onError} />
      </PageWatchContext>
    </SharedProviders>
  );
}
