import type { EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { css, ThemeContext, __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';
import { createElement, use, useInsertionEffect } from 'react';
import { stylesOf } from '../../theme/memoized-styles';

type Props = ComponentProps<'div'> & { component?: ElementType; sx?: SxProps<Theme> };

const isBrowser = typeof document !== 'undefined';

/**
 * What the builds have in place of MUI's own (scripts/webpack/lean-mui.ts), with the same props: one component instead
 * of four for each element, and the same `sx` is worked out once. A page is rendered in a third of the time.
 */
export function Box({ component: Tag = 'div', sx, className, ...rest }: Props) {
  const cache = useStyleCache() as EmotionCache;
  const theme = use(ThemeContext) as Theme;
  const { name, styles } = withRegistered(cache, stylesOf(theme, sx), className);
  useInsertionEffect(() => insert(cache, styles));
  // A server has no effects; and a component may be given a class to put its own styles upon.
  if (!isBrowser) insert(cache, styles);
  if (!isBrowser || typeof Tag !== 'string')
    cache.registered[`${cache.key}-${styles.name}`] ??= styles.styles;
  return createElement(Tag, name ? { ...rest, className: name } : rest);
}

/** Styles that come as a class are put behind one's own, in one class, so that the last one wins. */
function withRegistered(cache: EmotionCache, own: SerializedStyles, className: string | undefined) {
  const given = className?.split(' ') ?? [];
  const registered = given.filter((name) => cache.registered[name] !== undefined);
  const styles =
    registered.length === 0
      ? own
      : css(own.styles, ...registered.map((name) => `${cache.registered[name]};`));
  const plain =
    registered.length === 0 ? className : given.filter((name) => !registered.includes(name)).join(' ');
  const ofStyles = styles.styles ? `${cache.key}-${styles.name}` : '';
  return { styles, name: plain && ofStyles ? `${plain} ${ofStyles}` : plain || ofStyles };
}

/** With the animations that they name. */
function insert(cache: EmotionCache, styles: SerializedStyles): void {
  if (cache.inserted[styles.name] !== undefined || !styles.styles) return;
  let part: SerializedStyles | undefined = styles;
  while (part) {
    const selector = part === styles ? `.${cache.key}-${styles.name}` : '';
    cache.insert(selector, part, cache.sheet, true);
    part = part.next as SerializedStyles | undefined;
  }
}

// biome-ignore lint/style/noDefaultExport: it takes the place of a module that has one
export { Box as default };
