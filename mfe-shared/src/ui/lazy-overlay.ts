import { lazy, useRef } from 'react';
import { preloadClient } from '../api/lazy-client';
import { lazyComponent } from './lazy-component';
import { onFirstInteraction } from './on-first-interaction';

const fetchOverlays = () => import(/* webpackChunkName: "overlays" */ './overlays');

/** Dialogs, drawers and menus are in one chunk, loaded when the first of them opens. A failed load is tried once more. */
const load = () => fetchOverlays().catch(fetchOverlays);

export const LazyDrawerPanel = lazyComponent(async () => (await load()).overlays.DrawerPanel);
export const LazyDialogPanel = lazyComponent(async () => (await load()).overlays.DialogPanel);
export const LazyMenuPanel = lazyComponent(async () => (await load()).overlays.MenuPanel);

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
  const undo = [onFirstInteraction(preloadClient), onFirstInteraction(load)];
  return () => {
    for (const stop of undo) stop();
  };
}
