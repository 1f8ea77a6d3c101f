import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../format/use-format';
import { useTenant } from '../tenant/use-tenant';
import { Box } from '../ui/box';
import type { ReadList } from './list-state';
import { readAnyList } from './resource';

const keptMs = 60_000;

/** How many rows a list has with these filters, within the search and the other filters that it was read with. */
export function ViewCount({
  list,
  filters,
}: {
  list: ReadList;
  filters: Record<string, string | undefined>;
}) {
  const { id: tenantId } = useTenant();
  const given = Object.entries({ ...list.query, ...filters, page: 1, limit: 1 });
  const query = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  const { data } = useQuery({ ...readAnyList(tenantId, list.name, query), staleTime: keptMs });
  return data ? <Count of={data.totalDoc} /> : null;
}

/** The number on the tab of a view. */
export function Count({ of }: { of: number }) {
  const { number } = useFormat();
  return (
    <Box component="span" className="tabular" sx={{ color: 'text.secondary', fontWeight: 500 }}>
      {number(of)}
    </Box>
  );
}
