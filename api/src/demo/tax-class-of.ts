import type { Sellable } from './catalog.ts';
import { categoryId } from './catalog.ts';
import type { DemoStore } from './stores/demo-store.ts';

/** The tax class of goods, by their categories; other goods have the store's usual rate. */
export const taxClassOf = (
  { slug, taxClasses }: DemoStore,
  { categoryIds }: Sellable,
): DemoStore['taxClasses'][number] | undefined =>
  taxClasses.find(({ categories }) => categories.some((key) => categoryIds.includes(categoryId(slug, key))));
