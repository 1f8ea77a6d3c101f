import { lazy, useRef } from 'react';
import { preloadClient } from '../api/lazy-client';

const fetchOverlays = () => import(/* webpackChunkName: "overlays" */ './overlays');

/** Dialogs, drawers and menus are in one chunk, loaded when the first of them opens. A failed load is tried once more. */
const load = () => fetchOverlays().catch(fetchOverlays);

export const LazyDrawerPanel = lazy(() => load().then(({ overlays }) => ({ default: overlays.DrawerPanel })));
export const LazyDialogPanel = lazy(() => load().then(({ overlays }) => ({ default: overlays.DialogPanel })));
export const LazyMenuPanel = lazy(() => load().then(({ overlays }) => ({ default: overlays.MenuPanel })));

export const LazyMenuItemPanel = lazy(() =>
  load().then(({ overlays }) => ({ default: overlays.MenuItemPanel })),
);

/** Remains true after it was true once, so that a closing overlay can finish its animation. */
export function useEver(open: boolean): boolean {
  const ever = useRef(false);
  ever.current ||= open;
  return ever.current;
}

/** Loads them and the API client at the visitor's first interaction, so that nothing waits for them. Returns the undo. */
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
