import type { TenantInput } from 'api';
import { constants } from 'mfe-shared';

/** A country that is not among those whose tax and time zone are known. */
export const elsewhere = 'elsewhere';

/** The values of the forms of a new store. No place is chosen at first. */
export type NewStore = Omit<TenantInput, 'country'> & {
  place: NonNullable<TenantInput['country']> | typeof elsewhere | '';
};

export const emptyStore: NewStore = {
  name: '',
  slug: '',
  ownerName: '',
  ownerEmail: '',
  ownerPassword: '',
  place: '',
  currency: 'EUR',
  language: constants.defaults.language,
  color: '#1b7f4b',
};

export const toStoreInput = ({ place, ...values }: NewStore): TenantInput => ({
  ...values,
  ...(place !== '' && place !== elsewhere && { country: place }),
});

export const currencyOptions = ['EUR', 'USD', 'GBP', 'CHF'].map((code) => ({ value: code, label: code }));
