import { jsx, ThemeContext } from '@emotion/react';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';
import { createElement, use } from 'react';
import { stylesOf } from '../theme/memoized-styles';

type Props = ComponentProps<'div'> & { component?: ElementType; sx?: SxProps<Theme> };

/**
 * MUI's Box, with MUI's type. A page has hundreds of them, and MUI computes the `sx` of each at every rendering. This
 * one computes it once for each `sx`.
 */
function StyledBox({ component: Tag = 'div', sx, ...rest }: Props) {
  const theme = use(ThemeContext) as Theme;
  return sx ? jsx(Tag, { ...rest, css: stylesOf(theme, sx) }) : createElement(Tag, rest);
}

export const Box = StyledBox as typeof import('@mui/material/Box').default;
