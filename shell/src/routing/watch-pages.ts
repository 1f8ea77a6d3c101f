import type { createBrowserRouter } from 'react-router-dom';
import { timeoutMs } from '../remotes/timeout';
import type { Stuck } from './page-watch';

const oneMoreMs = 1_000;

/**
 * A page can suspend for ever: its navigation is done, but React continues to show the page before. After the timeout
 * it is told to fail inside its frame; if that is not rendered either, the frame itself hangs.
 */
export function watchPages(
  router: ReturnType<typeof createBrowserRouter>,
  onStuck: (stuck: Stuck) => void,
): { onShown: (key: string) => void; stop: () => void } {
  let awaited: string | undefined;
  let shown: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    const { key } = router.state.location;
    if (router.state.navigation.state !== 'idle' || key === awaited || key === shown) return;
    awaited = key;
    clearTimeout(timer);
    timer = setTimeout(() => {
      onStuck({ key, level: 'page' });
      timer = setTimeout(() => onStuck({ key, level: 'area' }), oneMoreMs);
    }, timeoutMs);
  };
  const unsubscribe = router.subscribe(look);
  look();
  return {
    onShown(key) {
      shown = key;
      if (key !== awaited) return;
      awaited = undefined;
      clearTimeout(timer);
    },
    stop() {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
