/**
 * Logos are drawn for light pages. In the dark their dark letters are turned light and keep their hue, and a white
 * ground becomes that of the page.
 */
export const darkLogo = {
  '[data-color-scheme="dark"] &': { filter: 'invert(1) hue-rotate(180deg)', mixBlendMode: 'lighten' },
};
