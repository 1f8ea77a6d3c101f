/**
 * Words over a store's picture: the page's own ground fades in from the left, dense enough under the words that they
 * read on any picture, in light and dark.
 */
export const scrim = {
  content: '""',
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(90deg, color-mix(in srgb, var(--l-palette-background-paper) 88%, transparent) 0%, color-mix(in srgb, var(--l-palette-background-paper) 80%, transparent) 42%, transparent 70%)',
};
