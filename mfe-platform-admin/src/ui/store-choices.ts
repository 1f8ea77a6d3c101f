import { queryOptions } from '@tanstack/react-query';
import type { ListReply, Tenant } from 'api';
import { adminClient } from 'mfe-shared';

/** The stores to choose from, as many as a list may hold; of more, a search finds the others. */
export const storeChoicesOptions = (q = '') =>
  queryOptions({
    queryKey: ['platform', 'tenants', 'choices', q],
    queryFn: async ({ signal }) => {
      const params = { limit: 100, sort: 'name', ...(q && { q }) };
      const { items } = await adminClient.get<ListReply<Tenant>>('/tenants', { params, signal });
      return items.map(({ id, name }) => ({ value: id, label: name }));
    },
  });
