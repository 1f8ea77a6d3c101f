import type { CatalogProduct, CatalogProductDetail } from 'api';

export type Picture = { url: string; alt: string };

/** A card's product has its main picture only. */
export type WithPictures = CatalogProduct & {
  images?: Picture[];
  variants?: CatalogProductDetail['variants'];
};

/** The pictures of a product; `first` stands before the others, also when only a variant has it. */
export function picturesOf(
  { image: main, images = main ? [{ url: main, alt: '' }] : [], variants = [] }: WithPictures,
  first: string | null,
): Picture[] {
  const known = [
    ...images.map(({ url, alt }) => ({ url, alt })),
    ...variants.flatMap(({ image }) => (image ? [{ url: image, alt: '' }] : [])),
  ];
  const all = known.filter(({ url }, index) => known.findIndex((other) => other.url === url) === index);
  return all.toSorted((a, b) => Number(b.url === first) - Number(a.url === first));
}
