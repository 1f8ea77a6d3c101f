import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineList } from 'mfe-shared/backoffice';

export const entries = defineList('/audit-log/store');

/** The people to choose from, up to a list's limit; a search finds the others. */
export const teamOptions = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'staff', 'choices'],
    queryFn: async ({ signal }) => {
      const { items } = await adminClient.get('/staff', { query: { limit: 100, sort: 'name' }, signal });
      return items.map(({ id, name }) => ({ value: id, label: name }));
    },
  });
