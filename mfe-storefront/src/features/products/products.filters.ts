import type { CatalogProductQuery } from 'api';
import { constants } from 'mfe-shared';

/** The filters of a product list. All of them are in the URL, so that a list can be shared. */
export type ProductFilters = Partial<CatalogProductQuery>;

export const sorts = ['relevance', 'popular', 'newest', 'price', '-price', 'discount'] as const;
type Sort = (typeof sorts)[number];

const isSort = (value: string | null): value is Sort => (sorts as readonly (string | null)[]).includes(value);

/** Reads the filters of a URL. Invalid ones are left out, so that no URL can break the page. */
export function readFilters(params: URLSearchParams): ProductFilters {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const whole = (name: string) => {
    const value = Number(params.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const sort = params.get('sort');
  const filters: ProductFilters = {
    category: text('category')?.slice(0, 100),
    q: text('q')?.slice(0, 256),
    tag: text('tag')?.slice(0, 40),
    minPrice: whole('minPrice'),
    maxPrice: whole('maxPrice'),
    inStock: params.get('inStock') === 'true' ? 'true' : undefined,
    discounted: params.get('discounted') === 'true' ? 'true' : undefined,
    sort: isSort(sort) ? sort : undefined,
    page: whole('page'),
    limit: constants.list.pageSize,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** The search URL with a change; another filter starts at the first page. */
export function searchPath(
  params: URLSearchParams,
  change: Record<string, string | number | undefined>,
): string {
  const next = new URLSearchParams(params);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  const query = next.toString();
  return query ? `/search?${query}` : '/search';
}
