import type { Language } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';

/** A store's products, for their list, their form and the field that chooses some of them. */
export const products = defineResource('/products', {
  alsoChanges: ['product-trash', 'stock', 'categories'],
});

/** How their list begins, and what filters it. Names are sorted and searched in the reader's language. */
export const productList = (language: Language) =>
  ({
    filters: ['status', 'category', 'stock', 'taxClass'],
    defaultSort: '-updatedAt',
    always: { language },
  }) as const;
