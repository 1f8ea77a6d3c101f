import { mix, parseHex, readableOn, withContrast } from './contrast';

export type ColorScheme = 'light' | 'dark';

/** The default accent of stores, and the platform's. */
export const defaultAccent = '#17803d';

/** Step 1 is nearest to the page's colour, step 10 nearest to the text's; the dark scheme reverses the scale. */
const neutrals = {
  light: [
    '#f7f7f5',
    '#f0f0ed',
    '#e4e4e0',
    '#d2d2cd',
    '#b0b0aa',
    '#868680',
    '#62625d',
    '#474743',
    '#2c2c29',
    '#181816',
  ],
  dark: [
    '#181817',
    '#1e1e1d',
    '#2c2c2a',
    '#393936',
    '#54544f',
    '#7e7e78',
    '#a6a6a0',
    '#c6c6c1',
    '#e3e3df',
    '#f6f6f4',
  ],
} as const satisfies Record<ColorScheme, readonly string[]>;

/** Darker than the first step, so that quiet surfaces differ from the page as they do in the light. */
const darkPage = '#0e0e0d';

const meanings = { success: '#1a7f37', warning: '#a15c00', error: '#c62828', info: '#0b66c3' };

/** One colour in the shades that the interface needs, with enough contrast on the scheme's surfaces. */
function tones(colour: string, scheme: ColorScheme) {
  const surface = surfaces(scheme);
  const tint = mix(surface.paper, colour, scheme === 'light' ? 0.1 : 0.18);
  const main = withContrast(colour, [surface.page, surface.paper, surface.sunken, tint]);
  const pressed = mix(main, scheme === 'light' ? '#000000' : '#ffffff', 0.16);
  return { main, light: tint, dark: pressed, contrastText: readableOn(main) };
}

function surfaces(scheme: ColorScheme) {
  const scale = neutrals[scheme];
  return scheme === 'light'
    ? { page: '#ffffff', paper: '#ffffff', sunken: scale[0] }
    : { page: darkPage, paper: scale[1], sunken: scale[0] };
}

/** The whole palette of one scheme, derived from one accent. An invalid colour becomes the default. */
export function buildPalette(accent: string, scheme: ColorScheme) {
  const scale = neutrals[scheme];
  const surface = surfaces(scheme);
  return {
    mode: scheme,
    primary: tones(parseHex(accent) ? accent : defaultAccent, scheme),
    success: tones(meanings.success, scheme),
    warning: tones(meanings.warning, scheme),
    error: tones(meanings.error, scheme),
    info: tones(meanings.info, scheme),
    neutral: {
      main: scale[8],
      light: scale[1],
      dark: scale[9],
      contrastText: surface.paper,
      ...Object.fromEntries(scale.map((colour, index) => [String(index + 1), colour])),
    },
    text: { primary: scale[9], secondary: scale[6], disabled: scale[5] },
    background: { default: surface.page, paper: surface.paper },
    divider: scale[2],
    action: { hover: scale[1], selected: scale[1], active: scale[7], focus: scale[1] },
  };
}
