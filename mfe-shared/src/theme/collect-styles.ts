import type { StyleCache } from './style-cache';

/** One style element: `id` is what the style library finds it by in the browser (`data-emotion`). */
export type StyleSheet = { id: string; css: string };

/** The styles that were used while a page was rendered: those of the whole page, then those of components. */
export function collectStyles({ key, inserted, registered }: StyleCache): StyleSheet[] {
  const names = Object.keys(inserted).filter((name) => typeof inserted[name] === 'string');
  const ofComponents = names.filter((name) => registered[`${key}-${name}`] !== undefined);
  const ofPage = names.filter((name) => registered[`${key}-${name}`] === undefined);
  const css = (name: string) => String(inserted[name]);
  return [
    ...ofPage.map((name) => ({ id: `${key}-global ${name}`, css: css(name) })),
    { id: `${key} ${ofComponents.join(' ')}`, css: ofComponents.map(css).join('') },
  ];
}
