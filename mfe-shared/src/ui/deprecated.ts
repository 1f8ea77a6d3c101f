import type { ComponentType, ReactNode } from 'react';
import { lazyComponent, lazyOptionalComponent } from './lazy-component';
import { onFirstInteraction } from './on-first-interaction';

/** @deprecated For remotes of 1.66: it is `lazyComponent` now. */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyComponent(load);
}

/** @deprecated For remotes of 1.66: it is `lazyOptionalComponent` now. */
export function loadedQuietly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  return lazyOptionalComponent(load, meanwhile);
}

/** @deprecated For remotes of 1.66: it is `onFirstInteraction` now. */
export function onFirstSign(work: () => Promise<unknown>): () => void {
  return onFirstInteraction(work);
}
