export const detailWidth = 1160;

/** Pictures beside text; the page and its skeleton have the same layout. */
export const detailColumns = {
  display: 'grid',
  gap: { xs: 2.5, sm: 3, md: 6 },
  gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  maxWidth: detailWidth,
  mx: 'auto',
};

/** On a phone the picture leaves room for the price above the buttons that stay at the bottom. */
export const galleryRatio = { xs: '4 / 3', sm: '1' };
