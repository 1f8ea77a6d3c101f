import type { EmotionCache, Options } from '@emotion/cache';
import type { Emotion } from '@emotion/css/create-instance';
import createEmotion from '@emotion/css/create-instance';
import { createContext } from 'react';
import { pageNonce } from './nonce';

export type StyleCache = EmotionCache;

/** Writes styles into a cache: `css` returns their class, `cx` joins classes. */
export type Classes = Pick<Emotion, 'css' | 'cx'>;

/** The classes of the page's cache. */
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

type Made = Classes & { rendered: ReadonlySet<string> };

const made = new WeakMap<StyleCache, Made>();

/** The cache that writes styles into the page's head. On a server they stay in it (`collect-styles.ts`). */
export function createStyleCache(options: Partial<Options> = {}): StyleCache {
  const { cache, css, cx, hydrate } = createEmotion({
    key: 'l',
    nonce: pageNonce(),
    stylisPlugins,
    ...options,
  });
  const rendered = renderedStyles();
  hydrate(rendered);
  made.set(cache, { css, cx, rendered: new Set(rendered) });
  return cache;
}

/**
 * The names of the styles that the server has written into the page. They stay where they are: Emotion moves those that
 * it finds by itself, and for each move the browser styles every element anew.
 */
function renderedStyles(): string[] {
  if (typeof document === 'undefined') return [];
  return [...document.querySelectorAll<HTMLStyleElement>('style[data-styles]')].flatMap(
    ({ dataset: { styles = '' } }) => styles.split(' ').slice(1),
  );
}

/** Whether the page came with the styles of this name. */
export const isRendered = (cache: StyleCache, name: string): boolean =>
  made.get(cache)?.rendered.has(name) ?? false;

export const classesOf = (cache: StyleCache): Classes | null => made.get(cache) ?? null;
