import type { Theme, ThemeOptions } from '@mui/material/styles';

const controlHeight = 'var(--control-height, 40px)';
const square = { width: controlHeight, height: controlHeight };

/** A focus ring that is drawn outside the control, 2 px away, in the accent. */
const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars?.palette.primary.main}`,
  outlineOffset: 2,
});

/**
 * The styles of MUI's components. Sizes come from CSS variables, so that shop and back office differ in one place.
 */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible, &:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: controlHeight,
        padding: '4px 16px',
        lineHeight: 1.25,
        whiteSpace: 'nowrap',
        '&.MuiButton-fullWidth': { whiteSpace: 'normal' },
        transitionDuration: '140ms',
        '&.Mui-disabled:not(.MuiButton-loading)': { opacity: 0.55 },
        '&.Mui-disabled.MuiButton-outlined': { opacity: 1, color: theme.vars?.palette.text.disabled },
        '&.MuiButton-outlined': { borderColor: theme.vars?.palette.neutral[4] },
        '&.MuiButton-outlined:hover': { borderColor: theme.vars?.palette.neutral[5] },
      }),
      sizeSmall: { minHeight: `calc(${controlHeight} - 8px)`, padding: '2px 12px', fontSize: '0.875rem' },
      sizeLarge: { minHeight: `calc(${controlHeight} + 8px)`, padding: '6px 24px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...square,
        padding: 0,
        borderRadius: 6,
        color: theme.vars?.palette.text.primary,
      }),
      sizeSmall: { width: `calc(${controlHeight} - 8px)`, height: `calc(${controlHeight} - 8px)` },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 12, borderColor: theme.vars?.palette.neutral[3] }),
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Twice, because MUI removes the height on wide screens.
        '&.MuiMenuItem-root': { minHeight: controlHeight },
        borderRadius: 6,
        fontSize: 'var(--control-size, 1rem)',
        gap: 10,
        '&.Mui-focusVisible, &:focus-visible': { ...focusRing(theme), outlineOffset: -2 },
      }),
    },
  },
  MuiList: { styleOverrides: { padding: { padding: 4 } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
};
