import { defineResource } from 'mfe-shared/backoffice';

/** A store's products, for their list, their form and the field that chooses some of them. */
export const products = defineResource('/products', {
  alsoChanges: ['product-trash', 'stock', 'categories'],
});
