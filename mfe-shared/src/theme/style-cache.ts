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

/** Where components put their styles: into the page's head. On a server see collect-styles.ts. */
export function createStyleCache(options: Partial<Options> = {}): StyleCache {
  return createCache({ key: 'l', nonce: pageNonce(), stylisPlugins, ...options });
}
