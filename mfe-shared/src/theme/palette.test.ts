import { contrast, readableOn } from './contrast';
import { buildPalette } from './palette';

/** From very light over neon to black, and what is no colour at all. */
const accents = [
  '#17803d',
  '#ffcc00',
  '#ffffff',
  '#000000',
  '#00ff00',
  '#ff00ff',
  '#1e90ff',
  '#8b4513',
  '#fefefe',
  '#777777',
  '#0000ff',
  '#fff',
  'red',
  '',
  'javascript:alert(1)',
];

describe.each(['light', 'dark'] as const)('the %s palette', (scheme) => {
  it.each(accents)('has readable contrast with the accent %j', (accent) => {
    const palette = buildPalette(accent, scheme);
    const surfaces = [palette.background.default, palette.background.paper];
    for (const colour of [palette.primary, palette.success, palette.warning, palette.error, palette.info]) {
      for (const surface of [...surfaces, colour.light]) {
        expect(contrast(colour.main, surface)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(colour.contrastText, colour.main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(readableOn(colour.dark), colour.dark)).toBeGreaterThanOrEqual(4.5);
    }
    for (const text of [palette.text.primary, palette.text.secondary]) {
      for (const surface of surfaces) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it.each(['light', 'dark'] as const)('quiet surfaces differ from the %s page', (scheme) => {
  const { background, neutral } = buildPalette('#17803d', scheme) as unknown as {
    background: { default: string };
    neutral: Record<string, string>;
  };
  for (const step of ['1', '2']) {
    expect(contrast(neutral[step] ?? '', background.default)).toBeGreaterThan(1.06);
  }
});

it('an accent with enough contrast is used unchanged', () => {
  expect(buildPalette('#17603d', 'light').primary.main).toBe('#17603d');
});
