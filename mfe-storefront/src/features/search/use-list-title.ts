import type { CatalogCategory } from 'api';
import { useText, useWordOf } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { ProductFilters } from './search.filters';

/** The title of a list: its category, its search text, or its subject. */
export function useListTitle(filters: ProductFilters, category: CatalogCategory | undefined): string {
  const { t } = useTranslation('storefront/search');
  const wordOf = useWordOf('storefront/search');
  const text = useText();
  if (filters.q) return t('resultsFor', { term: filters.q });
  if (category) return text(category.name);
  if (filters.category) return t('category');
  if (filters.discounted) return t('offers');
  const tag = filters.tag?.[0];
  if (tag) return wordOf('tags', tag) ?? tag;
  return filters.brand?.length === 1 ? (filters.brand[0] ?? '') : t('all');
}
