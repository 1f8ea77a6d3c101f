/** Red, green and blue of a colour, 0 to 255. */
type Rgb = readonly [number, number, number];

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** Parses `#rgb` or `#rrggbb`; anything else is null, so that a store's typing error cannot break its page. */
export function parseHex(value: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value.trim());
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value.trim());
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixRgb(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

function rgb(hex: string): Rgb {
  return parseHex(hex) ?? black;
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratio(luminance(rgb(one)), luminance(rgb(other)));
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A mix of two colours: `share` of `to` in `from`. */
export function mix(from: string, to: string, share: number): string {
  return toHex(mixRgb(rgb(from), rgb(to), share));
}

/** Black or white, whichever has more contrast with the colour: always at least 4.5 : 1. */
export function readableOn(background: string): string {
  return contrast(background, '#ffffff') >= 4.5 ? '#ffffff' : toHex(black);
}

/** The nearest colour of the same hue that has the contrast on every one of the surfaces. */
export function withContrast(colour: string, surfaces: readonly string[], minimum = 4.5): string {
  const backgrounds = surfaces.map((surface) => luminance(rgb(surface)));
  const towards = backgrounds.every((background) => background > 0.18) ? black : white;
  const from = rgb(colour);
  for (let step = 0; step <= 50; step += 1) {
    const candidate = toHex(mixRgb(from, towards, step / 50));
    const own = luminance(rgb(candidate));
    if (backgrounds.every((background) => ratio(own, background) >= minimum)) return candidate;
  }
  return toHex(towards);
}
