import { ThemeContext } from '@emotion/react';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';
import { use } from 'react';
import { stylesOf } from '../theme/memoized-styles';
import { ClassesContext } from '../theme/style-cache';

type Props = ComponentProps<'div'> & { component?: ElementType; sx?: SxProps<Theme> };

/**
 * MUI's Box, with MUI's type. A page has hundreds of them, and MUI computes the `sx` of each at every rendering. This
 * one computes it once for each `sx`, and is one component for its element where emotion's `css` prop is three.
 */
function StyledBox({ component: Tag = 'div', sx, className, ...rest }: Props) {
  const theme = use(ThemeContext) as Theme;
  const classes = use(ClassesContext);
  const own = sx && classes?.css(stylesOf(theme, sx));
  return <Tag {...rest} className={own && className ? classes?.cx(own, className) : (own ?? className)} />;
}

export const Box = StyledBox as typeof import('@mui/material/Box').default;
