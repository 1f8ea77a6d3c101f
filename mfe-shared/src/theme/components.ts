import type { Components, Theme } from '@mui/material/styles';

const controlHeight = 'var(--control-height, 40px)';
const square = { width: controlHeight, height: controlHeight };

/** A focus ring that is drawn outside the control, 2 px away, in the accent. */
const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars?.palette.primary.main}`,
  outlineOffset: 2,
});

/** How MUI's parts look here. Sizes come from CSS variables, so that shop and back office differ in one place. */
export const components: Components<Theme> = {
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
        transitionDuration: '140ms',
        '&.Mui-disabled:not(.MuiButton-loading)': { opacity: 0.55 },
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
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight,
        backgroundColor: theme.vars?.palette.background.paper,
        fontSize: 'var(--control-size, 1rem)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars?.palette.neutral[6] },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars?.palette.neutral[8] },
        '&.Mui-focused': focusRing(theme),
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars?.palette.primary.main,
        },
      }),
      input: { padding: '4px 12px', height: 'auto', '&:focus-visible': { outline: 'none' } },
      multiline: { padding: '8px 0' },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 12, borderColor: theme.vars?.palette.neutral[3] }),
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiChip: {
    styleOverrides: {
      root: { height: 26, borderRadius: 999, fontSize: '0.8125rem', fontWeight: 500 },
      label: { paddingInline: 10 },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 6, fontSize: '0.875rem' } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { transform: 'none' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight,
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
