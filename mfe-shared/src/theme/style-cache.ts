import type { EmotionCache, Options } from '@emotion/cache';
import type { Emotion } from '@emotion/css/create-instance';
import createEmotion from '@emotion/css/create-instance';
import { createContext } from 'react';
import { pageNonce } from './nonce';

export type StyleCache = EmotionCache;

/** Writes styles into a cache: `css` returns their class, `cx` joins classes. */
export type Classes = Pick<Emotion, 'css' | 'cx'>;

/** Those of the page's cache. */
export const ClassesContext = createContext<Classes | null>(null);

type StylePlugin = NonNullable<Options['stylisPlugins']>[number];

const isPrefixed = /^(backdrop-filter|hyphens|user-select):/;

/** Properties that Safari needs a prefix for; emotion's other prefixes are for browsers that cannot run this code. */
const prefix: StylePlugin = (element) => {
  if (element.type === 'decl' && isPrefixed.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** One array for all caches, because a server caches compiled styles by its identity. */
const stylisPlugins = [prefix];

const made = new WeakMap<StyleCache, Classes>();

/** The cache that writes styles into the page's head. On a server they stay in it (`collect-styles.ts`). */
export function createStyleCache(options: Partial<Options> = {}): StyleCache {
  const { cache, css, cx } = createEmotion({ key: 'l', nonce: pageNonce(), stylisPlugins, ...options });
  made.set(cache, { css, cx });
  return cache;
}

export const classesOf = (cache: StyleCache): Classes | null => made.get(cache) ?? null;
