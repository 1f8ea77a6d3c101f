import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CatalogFacets } from 'api';
import { useTenant } from 'mfe-shared';
import { facetsQuery } from '../../ui/catalog.queries';
import type { ProductFilters } from './search.filters';

/** The facets of a list, which are asked for once they are to be seen: its server renders the list without them. */
export function useFacets(filters: ProductFilters, areSeen: boolean): CatalogFacets | undefined {
  const { id: tenantId } = useTenant();
  const { page: _, limit: __, sort: ___, ids: ____, ...asked } = filters;
  const query = facetsQuery(tenantId, asked);
  return useQuery({ ...query, placeholderData: keepPreviousData, enabled: areSeen }).data;
}
