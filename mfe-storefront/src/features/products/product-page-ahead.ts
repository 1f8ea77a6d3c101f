import { useEffect } from 'react';
import { onFirstSign } from '../../ui/on-first-sign';

export const fetchProductPage = () =>
  import(/* webpackChunkName: "product-detail-page" */ './product-detail-page');

/** Fetches the product's page while the visitor still chooses, so that a card opens at once. */
export function ProductPageAhead() {
  useEffect(() => onFirstSign(fetchProductPage), []);
  return null;
}
