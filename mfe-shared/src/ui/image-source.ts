import { constants } from '../constants';

const { deviceWidths, sizeWidths, quality } = constants.images;
const allWidths: readonly number[] = [...sizeWidths, ...deviceWidths];

export type ImageSource = { src: string; srcSet?: string | undefined };

/**
 * The URLs of a picture in the widths that the edge makes. With `sizes` the browser chooses by the layout; without it,
 * by the pixel density. Data, blob and external URLs are not changed: the edge serves only the store's own pictures.
 */
export function imageSource(src: string, width: number, sizes?: string): ImageSource {
  if (!src.startsWith('/') || src.startsWith('//')) return { src };
  const url = encodeURIComponent(src);
  const at = (imageWidth: number) => `/img?url=${url}&w=${imageWidth}&q=${quality}`;
  const widths = sizes ? widthsForSizes(sizes, width) : widthsForDensities(width);
  const largest = widths.at(-1) ?? width;
  const srcSet = sizes
    ? widths.map((imageWidth) => `${at(imageWidth)} ${imageWidth}w`).join(', ')
    : widths.map((imageWidth, index) => `${at(imageWidth)} ${index + 1}x`).join(', ');
  return { src: at(largest), srcSet };
}

/** The smallest sufficient width, or else the largest one. */
function fitting(width: number): number {
  return allWidths.find((candidate) => candidate >= width) ?? allWidths.at(-1) ?? width;
}

function widthsForDensities(width: number): number[] {
  return [...new Set([fitting(width), fitting(width * 2)])];
}

const ofSizes = new Map<string, number[]>();

/** From the smallest width in the layout up to twice the largest one; worked out once for all pictures of a list. */
function widthsForSizes(sizes: string, width: number): number[] {
  const key = `${width} ${sizes}`;
  const widths = ofSizes.get(key) ?? fittingSizes(sizes, width);
  ofSizes.set(key, widths);
  return widths;
}

function fittingSizes(sizes: string, width: number): number[] {
  const shares = [...sizes.matchAll(/(\d+(?:\.\d+)?)vw/g)].map((match) => Number(match[1]) / 100);
  const smallest =
    shares.length > 0 ? Math.min(...shares) * (deviceWidths[0] / 2) : Math.min(width, deviceWidths[0]);
  const largest = fitting(width * 2);
  return allWidths.filter((candidate) => candidate >= Math.min(smallest, largest) && candidate <= largest);
}
