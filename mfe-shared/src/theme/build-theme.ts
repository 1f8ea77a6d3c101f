import type { CssVarsTheme, Shadows, Theme } from '@mui/material/styles';
import { extendTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { components } from './components';
import { buildPalette } from './palette';
import type {} from './theme.types';

const systemFonts =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif, "Apple Color Emoji", "Segoe UI Emoji"';

/** The attribute on `<html>` that carries the scheme; the edge writes it too, so no page flashes. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Everything that floats has the same shadow. */
const shadows = ['none', ...Array(24).fill('0 8px 28px rgb(0 0 0 / 14%)')] as Shadows;

/** No scheme changes these and nobody overrides them: styles contain the value, and pages declare no variable. */
const undeclared = /^(font|overlays|shadows|shape|spacing|zIndex)$/;

/** A theme with variables. MUI types their sheets on such a theme only. */
type OwnTheme = Theme & Pick<CssVarsTheme, 'generateStyleSheets'>;

/** The one theme of shell and remotes, from the store's accent. Both schemes are CSS variables. */
export function buildTheme(accent: string): OwnTheme {
  const theme = extendTheme({
    cssVarPrefix: 'l',
    colorSchemeSelector: colorSchemeAttribute,
    shouldSkipGeneratingVar: (keys) => undeclared.test(keys[0] ?? '') || shouldSkipGeneratingVar(keys),
    colorSchemes: {
      light: { palette: buildPalette(accent, 'light') },
      dark: { palette: buildPalette(accent, 'dark') },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1280, xl: 1440 } },
    // A number, so that its multiples are computed here and not by each element.
    spacing: (factor: number) => factor * 8,
    shape: { borderRadius: 6 },
    shadows,
    typography: {
      fontFamily: systemFonts,
      display: { fontSize: '2.4375rem', lineHeight: 1.15, fontWeight: 700, letterSpacing: '-0.02em' },
      h1: {
        fontSize: '1.9375rem',
        lineHeight: 1.2,
        fontWeight: 700,
        letterSpacing: '-0.015em',
        textWrap: 'balance',
      },
      h2: { fontSize: '1.5625rem', lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.01em' },
      h3: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.005em' },
      h4: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
      h5: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 },
      h6: { fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 600 },
      subtitle1: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 500 },
      subtitle2: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 500 },
      body1: { fontSize: 'var(--body-size, 1rem)', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.45 },
      caption: { fontSize: '0.75rem', lineHeight: 1.4 },
      overline: { fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '0.06em' },
      button: { fontSize: 'var(--control-size, 1rem)', fontWeight: 600, textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 140,
        short: 160,
        standard: 180,
        complex: 200,
        enteringScreen: 200,
        leavingScreen: 140,
      },
      easing: { easeInOut: 'ease-out', easeOut: 'ease-out', easeIn: 'ease-out', sharp: 'ease-out' },
    },
    components,
  });
  const { overlays, shape, zIndex } = theme;
  // As MUI's CssVarsProvider does: without it, styles have the value of each variable beside its name.
  return { ...theme, vars: { ...theme.generateThemeVars(), overlays, shadows, shape, zIndex } };
}

/** Variables of components that the kit does not use. */
const unused =
  /^--l-palette-(Alert|AppBar|Avatar|Chip|FilledInput|Input|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip)-/;

/** The variables of both schemes as style sheets. */
export function schemeSheets(theme: OwnTheme): ReturnType<OwnTheme['generateStyleSheets']> {
  return theme
    .generateStyleSheets()
    .map((sheet) =>
      Object.fromEntries(
        Object.entries(sheet).map(([selector, variables]) => [
          selector,
          Object.fromEntries(Object.entries(variables).filter(([name]) => !unused.test(name))),
        ]),
      ),
    );
}
