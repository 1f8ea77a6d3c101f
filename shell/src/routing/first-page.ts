import type { createBrowserRouter } from 'react-router-dom';

/** Until the first page, or its error, can be shown: its remote, its chunk and its loaders are done. */
export function firstPage(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
