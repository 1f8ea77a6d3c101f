import type { Customer, CustomerInput, LanguageCode } from 'api';
import { languageOptions, useSettings } from 'mfe-shared';
import { useFormCalls } from 'mfe-shared/backoffice';
import { useVersionedForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { customers } from './customers.queries';

export type CustomerValues = CustomerInput;

/** The form of one customer; `customer` is null for a new one. An e-mail can only be given to a new one. */
export function useCustomerForm(customer: Customer | null) {
  const { t } = useTranslation('store-admin/customers');
  const locale = useSettings().global.default_language as LanguageCode;
  return useVersionedForm({
    ...useFormCalls(customers),
    record: customer,
    empty: { name: '', email: '', phone: '', locale, tags: [] } as CustomerValues,
    toValues: ({ name, email, phone, locale: own, tags }: Customer): CustomerValues => ({
      ...{ name, email, phone, tags },
      locale: own,
    }),
    toInput: ({ email, ...values }: CustomerValues) => (customer ? values : { ...values, email }),
    codes: { EMAIL_TAKEN: 'email' },
    problem: (_, field) => t(`invalid.${field.split('.')[0]}`, { defaultValue: '' }) || undefined,
    fieldName: (field) => t(`fields.${field.split('.')[0]}`, { defaultValue: field }),
    showValue: (field, value) => {
      if (field === 'locale') return languageOptions.find((one) => one.value === value)?.label;
      return Array.isArray(value) ? value.join(', ') : undefined;
    },
    createdPath: ({ id }) => `/admin/customers/${id}`,
  });
}
