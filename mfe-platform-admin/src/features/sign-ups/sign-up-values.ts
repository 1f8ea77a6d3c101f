import type { SignUpStoreInput } from 'api';
import type { Place } from '../../ui/countries';
import { countryOf } from '../../ui/countries';

/** What the form holds. */
export type SignUpValues = Omit<SignUpStoreInput, 'country'> & { place: Place };

export const emptyValues: SignUpValues = {
  name: '',
  slug: '',
  ownerName: '',
  ownerEmail: '',
  ownerPassword: '',
  place: '',
  currency: 'EUR',
  language: 'en',
  color: '#1b7f4b',
  catalogue: 'grocery',
};

export const toInput = ({ place, ...values }: SignUpValues): SignUpStoreInput => ({
  ...values,
  ...countryOf(place),
});
