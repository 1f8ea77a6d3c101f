import type { CatalogProductDetail } from 'api';

export type Picture = { url: string; alt: string };

/** The pictures of a product; `first` stands before the others, also when only a variant has it. */
export function picturesOf(product: CatalogProductDetail, first: string | null): Picture[] {
  const known = [
    ...product.images.map(({ url, alt }) => ({ url, alt })),
    ...product.variants.flatMap(({ image }) => (image ? [{ url: image, alt: '' }] : [])),
  ];
  const all = known.filter(({ url }, index) => known.findIndex((other) => other.url === url) === index);
  return all.toSorted((a, b) => Number(b.url === first) - Number(a.url === first));
}
