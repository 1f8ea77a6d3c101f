/**
 * Text over a store's picture: the page's background fades in from the left, dense enough that the text has contrast
 * on any picture, in light and dark.
 */
export const scrim = {
  content: '""',
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(90deg, color-mix(in srgb, var(--l-palette-background-paper) 88%, transparent) 0%, color-mix(in srgb, var(--l-palette-background-paper) 80%, transparent) 42%, transparent 70%)',
};
