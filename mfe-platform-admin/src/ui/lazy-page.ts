import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A route whose page is a chunk of its own, loaded when somebody goes there. */
export function lazyPage(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}
