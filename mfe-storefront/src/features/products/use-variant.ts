import type { CatalogProductDetail } from 'api';
import { useSearchParams } from 'react-router-dom';

export type CatalogVariant = CatalogProductDetail['variants'][number];

/** The chosen variant is in the URL, so that it can be shared; at first it is the default one. */
export function useVariant(product: CatalogProductDetail | undefined): {
  /** Undefined while the product is read. */
  variant: CatalogVariant | undefined;
  choose: (variant: CatalogVariant) => void;
} {
  const [params, setParams] = useSearchParams();
  const byId = (id: string | null | undefined) => product?.variants.find((variant) => variant.id === id);
  const variant = byId(params.get('variant')) ?? byId(product?.defaultVariantId) ?? product?.variants[0];
  if (product && !variant) throw new Error(`The product ${product.slug} has no variant`);
  return {
    variant,
    choose: ({ id }) => setParams({ variant: id }, { replace: true, preventScrollReset: true }),
  };
}

/**
 * The variant with this value that is most similar to the present one: with as many of its other values as possible.
 */
export function variantWith(
  product: CatalogProductDetail,
  current: CatalogVariant,
  attributeId: string,
  valueId: string,
): CatalogVariant | undefined {
  const sharedValues = ({ optionValues }: CatalogVariant) =>
    Object.entries(optionValues).filter(([id, value]) => current.optionValues[id] === value).length;
  return product.variants
    .filter(({ optionValues }) => optionValues[attributeId] === valueId)
    .sort(
      (a, b) => sharedValues(b) - sharedValues(a) || Number(b.available > 0) - Number(a.available > 0),
    )[0];
}
