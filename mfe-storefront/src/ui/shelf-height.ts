/** The height of a shelf of goods, in pixels: reserved while its goods are loaded. */
export const shelfHeight = 448;
