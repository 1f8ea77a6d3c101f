import { lazy, useRef } from 'react';
import { preloadClient } from '../api/lazy-client';
import { loadedLater } from './loaded-later';
import { onFirstSign } from './on-first-sign';

const fetchOverlays = () => import(/* webpackChunkName: "overlays" */ './overlays');

/** Dialogs, drawers and menus are in one chunk, loaded when the first of them opens. A failed load is tried once more. */
const load = () => fetchOverlays().catch(fetchOverlays);

export const LazyDrawerPanel = loadedLater(async () => (await load()).overlays.DrawerPanel);
export const LazyDialogPanel = loadedLater(async () => (await load()).overlays.DialogPanel);
export const LazyMenuPanel = loadedLater(async () => (await load()).overlays.MenuPanel);

/** Items are rendered by a panel, with which they have come. */
export const LazyMenuItemPanel = lazy(() =>
  load().then(({ overlays }) => ({ default: overlays.MenuItemPanel })),
);

/** Remains true after it was true once, so that a closing overlay can finish its animation. */
export function useEver(open: boolean): boolean {
  const ever = useRef(false);
  ever.current ||= open;
  return ever.current;
}

/** Prefetches them and the API client, so that nothing waits for them. Returns the undo. */
export function preloadOnIntent(): () => void {
  const undo = [onFirstSign(preloadClient), onFirstSign(load)];
  return () => {
    for (const stop of undo) stop();
  };
}
