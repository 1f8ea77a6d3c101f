import { onFirstInteraction } from 'mfe-shared';
import { useEffect } from 'react';

export const fetchProductPage = () =>
  import(/* webpackChunkName: "product-detail-page" */ './product-detail-page');

/** Prefetches the product page's chunk, so that a card opens at once. */
export function PrefetchProductPage() {
  useEffect(() => onFirstInteraction(fetchProductPage), []);
  return null;
}
