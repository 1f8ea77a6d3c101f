import type { CatalogProductQuery } from 'api';
import { constants } from 'mfe-shared';

/** The filters of a product list. All of them are in the URL, so that a list can be shared. */
export type ProductFilters = Partial<CatalogProductQuery>;

export const sorts = ['relevance', 'popular', 'newest', 'price', '-price', 'discount'] as const;
type Sort = (typeof sorts)[number];

const isSort = (value: string | null): value is Sort => (sorts as readonly (string | null)[]).includes(value);

/** As long as the search field takes. */
const longestSearch = 128;

/** Parameters that may be in the URL several times. */
export type SeveralName = 'tag' | 'brand' | 'diet' | 'option';

/** Parameters of the search and its presentation. All others narrow the result. */
const notNarrowing = ['category', 'q', 'sort', 'page', 'limit'];

export const isNarrowed = (filters: ProductFilters): boolean =>
  Object.keys(filters).some((name) => !notNarrowing.includes(name));

/** The values with one more, or without it when it is among them. */
export const toggled = (values: readonly string[] = [], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The parameters that a change sets; undefined removes one. */
export type FilterChange = Record<string, string | number | string[] | undefined>;

/** Reads the filters of a URL. Invalid ones are left out, so that no URL can break the page. */
export function readFilters(params: URLSearchParams): ProductFilters {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const whole = (name: string) => {
    const value = Number(params.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const several = (name: string, longest: number) => {
    const values = params.getAll(name).map((value) => value.trim());
    const kept = [...new Set(values)].filter((value) => value && value.length <= longest).slice(0, 20);
    return kept.length > 0 ? kept : undefined;
  };
  const options = several('option', 73)?.filter((value) => /^[0-9a-f-]{36}\.[0-9a-f-]{36}$/.test(value));
  const sort = params.get('sort');
  const filters: ProductFilters = {
    category: text('category')?.slice(0, 100),
    q: text('q')?.slice(0, longestSearch),
    tag: several('tag', 40),
    brand: several('brand', 80),
    diet: several('diet', 40),
    option: options?.length ? options : undefined,
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
export function searchPath(params: URLSearchParams, change: FilterChange): string {
  const next = new URLSearchParams(params);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    for (const one of Array.isArray(value) ? value : [value ?? ''])
      if (one !== '') next.append(name, String(one));
  }
  const query = next.toString();
  return query ? `/search?${query}` : '/search';
}
