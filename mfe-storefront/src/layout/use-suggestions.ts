import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Suggestions } from 'api';
import { useTenant } from 'mfe-shared';
import { suggestionsQuery } from '../ui/catalog.queries';
import { readRecentSearches } from './recent-searches';
import { useSettled } from './use-settled';

const shortestTerm = 2;

export type Suggestion = { href: string } & (
  | { kind: 'product'; product: Suggestions['products'][number] }
  | { kind: 'category'; category: Suggestions['categories'][number] }
  | { kind: 'brand' | 'recent' | 'all'; text: string }
);

const resultsOf = (q: string) => `/search?q=${encodeURIComponent(q)}`;

/** The suggestions below the field, in the order of the arrow keys; before anything is typed, the recent searches. */
export function useSuggestions(text: string, open: boolean) {
  const { id: tenantId } = useTenant();
  const term = useSettled(text.trim());
  const wanted = open && term.length >= shortestTerm;
  const { data } = useQuery({
    ...suggestionsQuery(tenantId, term),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  if (!wanted || !text.trim()) return { term: '', items: open ? recent() : [], data: undefined };
  const items: Suggestion[] = data
    ? [
        ...data.products.map((product) => ({
          kind: 'product' as const,
          product,
          href: `/product/${product.slug}`,
        })),
        ...data.categories.map((category) => ({
          kind: 'category' as const,
          category,
          href: `/search?category=${encodeURIComponent(category.slug)}`,
        })),
        ...data.brands.map((brand) => ({
          kind: 'brand' as const,
          text: brand,
          href: `/search?brand=${encodeURIComponent(brand)}`,
        })),
        { kind: 'all', text: term, href: resultsOf(term) },
      ]
    : [];
  return { term, items, data };
}

const recent = (): Suggestion[] =>
  readRecentSearches().map((text) => ({ kind: 'recent', text, href: resultsOf(text) }));
