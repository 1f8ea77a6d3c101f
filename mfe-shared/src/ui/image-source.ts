import { constants } from '../constants';

const { deviceWidths, sizeWidths, quality } = constants.images;
const allWidths: readonly number[] = [...sizeWidths, ...deviceWidths];

export type ImageSource = { src: string; srcSet?: string | undefined };

/**
 * The address of a picture in the widths that the edge makes. With `sizes` the browser picks by the layout; without,
 * by the density of the screen. Data, blob and outside addresses are left as they are: the edge serves only our own.
 */
export function imageSource(src: string, width: number, sizes?: string): ImageSource {
  if (!src.startsWith('/') || src.startsWith('//')) return { src };
  const at = (imageWidth: number) => `/img?url=${encodeURIComponent(src)}&w=${imageWidth}&q=${quality}`;
  const widths = sizes ? widthsForSizes(sizes, width) : widthsForDensities(width);
  const largest = widths.at(-1) ?? width;
  const srcSet = sizes
    ? widths.map((imageWidth) => `${at(imageWidth)} ${imageWidth}w`).join(', ')
    : widths.map((imageWidth, index) => `${at(imageWidth)} ${index + 1}x`).join(', ');
  return { src: at(largest), srcSet };
}

/** The first width that is enough, or the largest there is. */
function fitting(width: number): number {
  return allWidths.find((candidate) => candidate >= width) ?? allWidths.at(-1) ?? width;
}

function widthsForDensities(width: number): number[] {
  return [...new Set([fitting(width), fitting(width * 2)])];
}

/** From the smallest share of the smallest screen up to twice what the layout ever shows. */
function widthsForSizes(sizes: string, width: number): number[] {
  const shares = [...sizes.matchAll(/(\d+(?:\.\d+)?)vw/g)].map((match) => Number(match[1]) / 100);
  const smallest =
    shares.length > 0 ? Math.min(...shares) * (deviceWidths[0] / 2) : Math.min(width, deviceWidths[0]);
  const largest = fitting(width * 2);
  return allWidths.filter((candidate) => candidate >= Math.min(smallest, largest) && candidate <= largest);
}
