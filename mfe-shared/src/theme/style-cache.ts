import type { EmotionCache, Options } from '@emotion/cache';
import createCache from '@emotion/cache';
import { pageNonce } from './nonce';

export type StyleCache = EmotionCache;

type StylePlugin = NonNullable<Options['stylisPlugins']>[number];

const isPrefixed = /^(backdrop-filter|hyphens|user-select):/;

/** What Safari knows by its old name only; emotion's own prefixes are for browsers that cannot run any of this. */
const prefix: StylePlugin = (element) => {
  if (element.type === 'decl' && isPrefixed.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** One array for all caches: a server keeps what it has written once by it. */
const stylisPlugins = [prefix];

/** Where components put their styles: into the page's head, or on a server into the cache itself. */
export function createStyleCache(): StyleCache {
  const cache = createCache({ key: 'l', nonce: pageNonce(), stylisPlugins });
  // Else a server would write them between the elements they are for.
  if (typeof document === 'undefined') cache.compat = true;
  return cache;
}
