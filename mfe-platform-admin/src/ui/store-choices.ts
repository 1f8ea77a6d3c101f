import { queryOptions } from '@tanstack/react-query';
import type { ListReply, Tenant } from 'api';
import { adminClient } from 'mfe-shared';

/** The stores to choose from, as many as a list may hold. */
export const storeChoicesOptions = () =>
  queryOptions({
    queryKey: ['platform', 'tenants', 'choices'],
    queryFn: async ({ signal }) => {
      const params = { limit: 100, sort: 'name' };
      const { items } = await adminClient.get<ListReply<Tenant>>('/tenants', { params, signal });
      return items.map(({ id, name }) => ({ value: id, label: name }));
    },
  });
