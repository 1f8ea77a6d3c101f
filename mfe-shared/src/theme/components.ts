import type { Theme, ThemeOptions } from '@mui/material/styles';

const controlHeight = 'var(--control-height, 40px)';

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
