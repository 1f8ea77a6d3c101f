import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'mfe-shared';

/** One list of the catalogue has so many products. */
const most = 60;

/** The marked products that the store still sells. While a mark is taken back, the others stay. */
export const favouritesQuery = (tenantId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'list', { favourites: ids }],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
        ids.slice(part * most, (part + 1) * most),
      );
      const lists = await Promise.all(
        parts.map((part) =>
          api.get('/catalog/products', { query: { ids: part.join(','), limit: most }, signal }),
        ),
      );
      return lists.flatMap(({ items }) => items);
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
