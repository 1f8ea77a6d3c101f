/**
 * Text over a store's picture: the page's background fades in from the left, dense enough that the text has contrast
 * on any picture. In the dark the picture is dimmed as a whole, or its bright side would shine beside a grey veil.
 */
export const scrim = {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: veil(88, 80, 0),
  '[data-color-scheme="dark"] &': { background: veil(92, 84, 45) },
};

/** From the left edge over the text to the right edge, each in percent of the page's colour. */
function veil(left: number, text: number, right: number): string {
  const paper = (share: number) =>
    `color-mix(in srgb, var(--l-palette-background-paper) ${share}%, transparent)`;
  return `linear-gradient(90deg, ${paper(left)} 0%, ${paper(text)} 42%, ${paper(right)} 70%)`;
}
