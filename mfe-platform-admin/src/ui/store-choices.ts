import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminClient, usePermission } from 'mfe-shared';

/** The most that one reply holds, and of how many a person chooses without a search. */
const limit = 100;
const most = 2_000;

/** The stores to choose from by name; of very many a search finds the others. */
export const storeChoicesOptions = (q = '') =>
  queryOptions({
    queryKey: ['tenants', '', 'tenants', 'choices', q],
    queryFn: async ({ signal }) => {
      const read = (page: number) => {
        const query = { page, limit, sort: 'name' as const, ...(q && { q }) };
        return adminClient.get('/tenants', { query, signal });
      };
      const first = await read(1);
      const pages = Math.ceil(Math.min(first.totalDoc, q ? limit : most) / limit);
      const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => read(at + 2));
      const all = [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
      return all.map(({ id, name }) => ({ value: id, label: name }));
    },
  });

/** The same for a filter beside something else; none for an operator who does not see stores. */
export function useStoreChoices(): { value: string; label: string }[] {
  const { data = [] } = useQuery({ ...storeChoicesOptions(), enabled: usePermission('read_tenants') });
  return data;
}
