/** The order matters, as most browsers also name the ones that they want to be taken for. */
const families: readonly [name: string, token: RegExp][] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* .*Safari\//],
];

/**
 * Returns a name such as `Firefox 140`: enough to see whether an error is one browser's. Empty for others; the rest of
 * the header is dropped.
 */
export function browserName(userAgent = ''): string {
  for (const [name, token] of families) {
    const [, version] = token.exec(userAgent.slice(0, 400)) ?? [];
    if (version) return `${name} ${version.slice(0, 4)}`;
  }
  return '';
}
