import type { CSSObject } from '@emotion/react';
import type { Theme } from '@mui/material/styles';

/** The base rules of a page: typography, focus, motion, and the two control sizes. */
export function baseStyles(theme: Theme): Record<string, CSSObject> {
  const palette = (theme.vars ?? theme).palette;
  return {
    ':root': { '--control-height': '40px', '--control-size': '1rem', '--body-size': '1rem' },
    // The back office is denser; it sets this attribute on the document, so that dialogs and menus follow.
    ':root[data-density="compact"]': {
      '--control-height': '32px',
      '--control-size': '0.875rem',
      '--body-size': '0.875rem',
    },
    '@media (pointer: coarse)': {
      ':root': { '--control-height': '44px' },
      ':root[data-density="compact"]': { '--control-height': '40px', '--control-size': '1rem' },
    },
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' },
    body: {
      margin: 0,
      minHeight: '100dvh',
      color: palette.text.primary,
      backgroundColor: palette.background.default,
      fontFamily: theme.typography.fontFamily,
      fontSize: 'var(--body-size)',
      lineHeight: 1.5,
      WebkitFontSmoothing: 'antialiased',
    },
    // Browsers give form controls their own font. Not in an `sx`, where MUI turns `font: inherit` into invalid CSS.
    ':where(button, input, select, textarea, kbd)': { font: 'inherit' },
    ':focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '2px' },
    'img, svg, video': { display: 'block', maxWidth: '100%' },
    ':where(ul[role="list"], ol[role="list"])': { listStyle: 'none', margin: 0, padding: 0 },
    // As headings and buttons: each further weight of a size is one more that the browser has to look for.
    'b, strong': { fontWeight: 600 },
    '.tabular': { fontVariantNumeric: 'tabular-nums' },
    '::selection': { backgroundColor: palette.primary.light, color: palette.text.primary },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '1ms !important',
      },
    },
    // Black on white, also in the dark and where grounds are printed.
    '@media print': {
      ':root': { colorScheme: 'light !important' },
      body: { backgroundColor: '#fff !important' },
      'body *': {
        color: '#000 !important',
        backgroundColor: 'transparent !important',
        boxShadow: 'none !important',
      },
    },
  };
}
