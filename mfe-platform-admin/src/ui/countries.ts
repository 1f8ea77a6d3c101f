import { queryOptions } from '@tanstack/react-query';
import type { TenantInput } from 'api';
import { api } from 'mfe-shared';

/** A country that is not among those whose tax and time zone are known. */
export const elsewhere = 'elsewhere';
/** What is chosen in a form; nothing at first. */
export type Place = NonNullable<TenantInput['country']> | typeof elsewhere | '';

export const countryOf = (place: Place): Pick<TenantInput, 'country'> =>
  place === '' || place === elsewhere ? {} : { country: place };

/** Where a store can be; it changes with a release only. */
export const countriesOptions = () =>
  queryOptions({
    queryKey: ['platform', 'sign-ups', 'countries'],
    queryFn: ({ signal }) => api.get('/sign-ups/countries', { signal }),
    staleTime: Infinity,
  });
