import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** The stores to choose from, up to a list's limit; a search finds the others. */
export const storeChoicesOptions = (q = '') =>
  queryOptions({
    queryKey: ['platform', 'tenants', 'choices', q],
    queryFn: async ({ signal }) => {
      const query = { limit: 100, sort: 'name' as const, ...(q && { q }) };
      const { items } = await adminClient.get('/tenants', { query, signal });
      return items.map(({ id, name }) => ({ value: id, label: name }));
    },
  });
