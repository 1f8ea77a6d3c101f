import type { createBrowserRouter } from 'react-router-dom';

/** Resolves when the first page or its error can be shown: its remote, chunk and loaders are done. */
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
