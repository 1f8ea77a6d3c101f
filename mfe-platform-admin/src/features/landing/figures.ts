/** Figures of the newest measurement, written by `npm run bench`. */
export const figures = {
  largestPictureMs: 640,
  ordersPerSecond: 178,
  oversold: 0,
};
