import type { EmotionCache, Options } from '@emotion/cache';
import createCache from '@emotion/cache';
import { pageNonce } from './nonce';

export type StyleCache = EmotionCache;

type StylePlugin = NonNullable<Options['stylisPlugins']>[number];

const isPrefixed = /^(backdrop-filter|hyphens|user-select):/;

/** Properties that Safari needs a prefix for; emotion's other prefixes are for browsers that cannot run this code. */
const prefix: StylePlugin = (element) => {
  if (element.type === 'decl' && isPrefixed.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** One array for all caches, because a server caches compiled styles by its identity. */
const stylisPlugins = [prefix];

/** The cache that writes styles into the page's head. For a server see collect-styles.ts. */
export function createStyleCache(options: Partial<Options> = {}): StyleCache {
  return createCache({ key: 'l', nonce: pageNonce(), stylisPlugins, ...options });
}
