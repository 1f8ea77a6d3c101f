import createEmotionServer from '@emotion/server/create-instance';
import type { StyleCache } from './style-cache';

/** One style element; `id` are the cache's key and the names of its styles, by which the browser's cache knows them. */
export type StyleSheet = { id: string; css: string };

/**
 * Returns the styles of a rendered page: those of the whole page, then those of the classes in its HTML. MUI makes some
 * classes that no element has; without the HTML they are all among them.
 */
export function collectStyles(options: StyleCache, html: string): StyleSheet[];
export function collectStyles(options: StyleCache): StyleSheet[];
export function collectStyles(
  options: StyleCache,
  html = Object.keys(options.registered).join(' '),
): StyleSheet[] {
  const { styles } = createEmotionServer(options).extractCriticalToChunks(html);
  return styles.map(({ key, ids, css }) => ({ id: `${key} ${ids.join(' ')}`, css }));
}
