type Rgb = [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const print = (rgb: number[]): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `amount` of the way from one colour to the other. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [parse(from), parse(to)];
  return print(a.map((part, index) => part + ((b[index] ?? 0) - part) * amount));
}

export const lighter = (hex: string, amount: number): string => mix(hex, '#ffffff', amount);
export const darker = (hex: string, amount: number): string => mix(hex, '#1a1226', amount);

/** Black or white, whichever reads better on the colour. */
export function inkOn(hex: string): string {
  const [red, green, blue] = parse(hex);
  return red * 0.299 + green * 0.587 + blue * 0.114 > 165 ? darker(hex, 0.72) : '#ffffff';
}

/** Calm backgrounds: one per picture, named in the recipes. */
export const tints: Record<string, string> = {
  mint: '#dcf1e4',
  sage: '#e4ecd9',
  lime: '#ebf4cf',
  sky: '#dcecfa',
  aqua: '#d5f0f0',
  ice: '#e8f1f8',
  lilac: '#e9e3f8',
  rose: '#fbe2e6',
  coral: '#fde3da',
  peach: '#fde9d7',
  sand: '#f3eadb',
  cream: '#fbf4dc',
  lemon: '#fcf3c9',
  mist: '#e9edf0',
  clay: '#f0e0d4',
  butter: '#fff0cf',
};
