import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';
import { pageNonce } from './nonce';

export type StyleCache = EmotionCache;

/** Where components put their styles: into the page's head, or on a server into the cache itself. */
export function createStyleCache(): StyleCache {
  const cache = createCache({ key: 'l', nonce: pageNonce() });
  // Else a server would write them between the elements they are for.
  if (typeof document === 'undefined') cache.compat = true;
  return cache;
}
