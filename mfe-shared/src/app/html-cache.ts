import createEmotionServer from '@emotion/server/create-instance';
import { LRUCache } from 'lru-cache';
import type { StyleCache } from '../theme/style-cache';
import type { Bootstrap } from './bootstrap';
import type { HtmlCache } from './shared-context';

type Part = { html: string; styleIds: string[] };

/** A bootstrap says the store, its settings and the language. */
type Store = { number: number; styles: Map<string, string> };

export type PageHtmlCache = HtmlCache & {
  /** Returns the page's HTML without its marks, and keeps the HTML of what was marked. */
  keep(html: string): string;
};

/** Some thousand cards, in all stores together. */
const parts = new LRUCache<string, Part>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ html }, key) => html.length + key.length,
});

const stores = new WeakMap<Bootstrap, Store>();
let numbers = 0;

function storeOf(bootstrap: Bootstrap): Store {
  const known = stores.get(bootstrap);
  if (known) return known;
  numbers += 1;
  const store = { number: numbers, styles: new Map() };
  stores.set(bootstrap, store);
  return store;
}

/** The cache for one page. `identifierPrefix` is in each id of `useId`; a page without one keeps nothing. */
export function openHtmlCache(
  bootstrap: Bootstrap,
  styleCache: StyleCache,
  identifierPrefix: string | undefined,
): PageHtmlCache {
  const { number, styles } = storeOf(bootstrap);
  const nameOf = (key: string) => `${number} ${key}`;
  const marked: string[] = [];

  return {
    read(key) {
      const part = parts.get(nameOf(key));
      for (const id of part?.styleIds ?? []) styleCache.inserted[id] ??= styles.get(id);
      return part?.html;
    },
    mark: (key) => String(marked.push(key) - 1),
    keep(html) {
      let rest = html;
      const kept: string[] = [];
      for (const [index, key] of marked.entries()) {
        const mark = ` ${markAttribute}="${index}"`;
        const at = rest.indexOf(mark);
        // An element that was rendered twice has a mark that is in no page.
        if (at < 0) continue;
        const end = rest.indexOf('>', at) + 1;
        const inner = innerHtml(rest, at, end);
        // React numbers the ids of `useId` by their place in the page.
        if (inner !== null && identifierPrefix && !inner.includes(identifierPrefix))
          parts.set(nameOf(key), { html: ownMemory(inner), styleIds: keepStyles(inner) });
        kept.push(rest.slice(0, at), rest.slice(at + mark.length, end));
        rest = rest.slice(end);
      }
      return kept.join('') + rest;
    },
  };

  /**
   * The styles of its classes, and those that are of no class, as animations. Emotion has no function that returns or
   * adds one style as CSS, so that is in `inserted` of its exported type (docs/decisions/0092).
   */
  function keepStyles(html: string): string[] {
    const { styles: used } = createEmotionServer(styleCache).extractCriticalToChunks(html);
    const ids = used.flatMap((sheet) => sheet.ids);
    for (const id of ids) {
      const css = styleCache.inserted[id];
      if (typeof css === 'string') styles.set(id, css);
    }
    return ids;
  }
}

/** `CachedHtml` writes it on an element whose content is not known yet. */
const markAttribute = 'data-cached';

/** A part of a text keeps the whole text in memory. */
const ownMemory = (text: string) => structuredClone(text);

/** The content of the element whose opening tag contains `at` and ends before `begin`; null when it has no end. */
function innerHtml(html: string, at: number, begin: number): string | null {
  const [, tag = ''] = /^<([a-z0-9]+)/.exec(html.slice(html.lastIndexOf('<', at), at)) ?? [];
  const tags = new RegExp(`<(/?)${tag}[ >]`, 'g');
  tags.lastIndex = begin;
  let depth = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return html.slice(begin, found.index);
  }
  return null;
}
