import type { Customer, CustomerInput, LanguageCode } from 'api';
import { languageOptions, useSettings } from 'mfe-shared';
import { useRecordForm } from 'mfe-shared/forms';
import { customers } from './customers.queries';

export type CustomerValues = CustomerInput;

/** The form of one customer; `customer` is null for a new one. An e-mail can only be given to a new one. */
export function useCustomerForm(customer: Customer | null) {
  const locale = useSettings().global.default_language as LanguageCode;
  const empty: CustomerValues = { name: '', email: '', phone: '', locale, tags: [] };
  return useRecordForm(customers, {
    ...{ record: customer, empty, words: 'store-admin/customers' },
    toInput: ({ email, ...values }) => (customer ? values : { ...values, email }),
    codes: { EMAIL_TAKEN: 'email' },
    showValue: (field, value) => {
      if (field === 'locale') return languageOptions.find((one) => one.value === value)?.label;
      return Array.isArray(value) ? value.join(', ') : undefined;
    },
    createdPath: ({ id }) => `/admin/customers/${id}`,
  });
}
