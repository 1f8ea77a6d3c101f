import { keepPage, showsRenderedPage } from '../page/rendered-page';
import { findSwitching, Switching } from '../updates/switching';
import { failureIn } from './failure-in';
import { firstPage } from './first-page';
import type { PageWatch, Stuck } from './page-watch';
import type { ShellRouter } from './router';
import { watchBlank } from './watch-blank';
import { watchPages } from './watch-pages';

/** The screen's content: one router, and how its pages start. */
export type PageView = {
  id: number;
  router: ShellRouter;
  watch: PageWatch;
  onError: (error: unknown) => void;
};

type Options = {
  open: () => ShellRouter;
  show: (view: PageView) => void;
  reload: () => void;
  report: (error: unknown) => void;
  /** A page begins to load; it, or the page before, is on the screen. */
  onGoing?: (path: string) => void;
  onShown?: () => void;
};

/**
 * Runs the first router, and replaces it whenever newer builds take over. The old page stays on the screen until the
 * new one is ready. Resolves when the first page can be shown, with a function that restarts the open page.
 */
export async function runPages({
  open,
  show,
  reload,
  report,
  onGoing,
  onShown,
}: Options): Promise<() => void> {
  let opened = 0;
  let current: { router: ShellRouter; stop: () => void } | undefined;
  let leave = () => {};
  let shown: string | undefined;
  const onError = (error: unknown) => {
    if (!(error instanceof Switching)) report(error);
  };

  async function begin(): Promise<void> {
    opened += 1;
    const id = opened;
    shown = undefined;
    const router = open();
    onGoing?.(window.location.pathname);
    router.subscribe(({ navigation, location }) => {
      if (navigation.location) onGoing?.(navigation.location.pathname);
      else if (location.key === shown) onShown?.();
    });
    const startOver = followSwitching(router, () => void begin(), reload);
    leave = startOver;
    await firstPage(router);
    // A visitor who has navigated meanwhile gets a router that starts at their present page.
    if (id !== opened) return router.dispose();
    const going = current?.router.state.navigation.location;
    current?.stop();
    current?.router.dispose();
    for (const error of Object.values(router.state.errors ?? {})) onError(error);
    if (showsRenderedPage() && failureIn(router.state.errors)) {
      router.dispose();
      await new Promise<void>((retry) => keepPage(retry));
      return begin();
    }
    const view = { id, router, onError };
    const onScreen = (key: string) => {
      shown = key;
      watching.onShown(key);
      blank.onShown(key);
      onShown?.();
    };
    const giveUp = (stuck: Stuck) => show({ ...view, watch: { stuck, onShown: onScreen, startOver } });
    const watching = watchPages(router, giveUp);
    const blank = watchBlank(giveUp, report);
    const stop = () => {
      watching.stop();
      blank.stop();
    };
    current = { router, stop };
    blank.opens();
    show({ ...view, watch: { stuck: null, onShown: onScreen, startOver } });
    // A pending navigation is continued. The browser's back and forward are in its URL already.
    if (going && pathOf(going) !== pathOf(window.location))
      void router.navigate(going, { state: going.state });
  }

  await begin();
  return () => leave();
}

const pathOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/**
 * Restarts when this router is replaced, and again when a visitor navigates meanwhile. Returns a function that stops
 * it.
 */
function followSwitching(router: ShellRouter, begin: () => void, reload: () => void): () => void {
  let left: string | undefined;
  router.subscribe(({ errors, navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === left) return;
    const switching = findSwitching(errors);
    if (!switching && left === undefined) return;
    left = location.key;
    if (switching?.kind === 'reload') reload();
    else begin();
  });
  return () => {
    if (left !== undefined) return;
    left = router.state.location.key;
    begin();
  };
}
