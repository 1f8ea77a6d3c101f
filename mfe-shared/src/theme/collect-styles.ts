import createEmotionServer from '@emotion/server/create-instance';
import type { StyleCache } from './style-cache';

/** One style element; `id` are the cache's key and the names of its styles, by which the browser's cache knows them. */
export type StyleSheet = { id: string; css: string };

/** The styles that were used while a page was rendered: those of the whole page, then those of components. */
export function collectStyles(options: StyleCache): StyleSheet[] {
  const classes = Object.keys(options.registered).join(' ');
  const { styles } = createEmotionServer(options).extractCriticalToChunks(classes);
  return styles.map(({ key, ids, css }) => ({ id: `${key} ${ids.join(' ')}`, css }));
}
