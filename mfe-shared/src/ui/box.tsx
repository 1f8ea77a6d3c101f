import type { EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { css, ThemeContext, withEmotionCache } from '@emotion/react';
import { getRegisteredStyles, insertStyles, registerStyles } from '@emotion/utils';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType, ForwardedRef } from 'react';
import { use, useInsertionEffect } from 'react';
import { stylesOf } from '../theme/memoized-styles';

type Props = ComponentProps<'div'> & { component?: ElementType; sx?: SxProps<Theme> };

const isBrowser = typeof document !== 'undefined';

/**
 * MUI's Box, with MUI's type. A page has hundreds of them, and MUI computes the `sx` of each at every rendering, in two
 * components more. This one computes it once for each `sx`, and writes the element itself.
 */
const StyledBox = withEmotionCache(function StyledBox(
  { component: Tag = 'div', sx, className, ...rest }: Props,
  cache: EmotionCache,
  ref?: ForwardedRef<HTMLDivElement>,
) {
  const theme = use(ThemeContext) as Theme;
  const [styles, names] = sx ? merged(cache, stylesOf(theme, sx), className) : [null, className];
  useInsertionEffect(() => {
    if (styles) insertStyles(cache, styles, false);
  }, [cache, styles]);
  if (styles) {
    if (isBrowser) registerStyles(cache, styles, typeof Tag === 'string');
    else insertStyles(cache, styles, false);
  }
  return <Tag {...rest} className={names} ref={ref} />;
});

/** Styles of classes that came with the element go behind its own. */
function merged(
  cache: EmotionCache,
  own: SerializedStyles,
  className: string | undefined,
): [SerializedStyles, string] {
  const given: string[] = [];
  const names = className ? getRegisteredStyles(cache.registered, given, className) : '';
  const styles = given.length > 0 ? css([own, ...given]) : own;
  return [styles, `${names}${cache.key}-${styles.name}`];
}

export const Box = StyledBox as unknown as typeof import('@mui/material/Box').default;
