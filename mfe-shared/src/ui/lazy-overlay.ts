import { lazy, useRef } from 'react';
import { preloadClient } from '../api/lazy-client';

const fetchOverlays = () => import(/* webpackChunkName: "overlays" */ './overlays');

/** What floats above the page is loaded when it is first wanted, in one chunk; a line that breaks gets a second try. */
const load = () => fetchOverlays().catch(fetchOverlays);

export const LazyDrawerPanel = lazy(() => load().then(({ overlays }) => ({ default: overlays.DrawerPanel })));
export const LazyDialogPanel = lazy(() => load().then(({ overlays }) => ({ default: overlays.DialogPanel })));
export const LazyMenuPanel = lazy(() => load().then(({ overlays }) => ({ default: overlays.MenuPanel })));

export const LazyMenuItemPanel = lazy(() =>
  load().then(({ overlays }) => ({ default: overlays.MenuItemPanel })),
);

/** Stays true once it was true, so that a closing overlay may finish its motion. */
export function useEver(open: boolean): boolean {
  const ever = useRef(false);
  ever.current ||= open;
  return ever.current;
}

/** At the visitor's first sign of life, so that the first menu opens, and the first call leaves, at once. */
export function preloadOnIntent(): () => void {
  const once = { once: true, passive: true } as const;
  const events = ['pointerover', 'touchstart', 'keydown'] as const;
  const start = () => {
    void load().catch(() => undefined);
    preloadClient();
  };
  for (const event of events) window.addEventListener(event, start, once);
  return () => {
    for (const event of events) window.removeEventListener(event, start);
  };
}
