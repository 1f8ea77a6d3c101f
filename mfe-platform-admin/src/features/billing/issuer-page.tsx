import { useSuspenseQuery } from '@tanstack/react-query';
import { TextField } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useDocumentForm, useNamedFields, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../ui/may';
import { issuer } from './billing.queries';

type IssuerValues = Record<'name' | 'address' | 'taxNumber' | 'taxRate' | 'paymentDays' | 'payment', string>;

const empty: IssuerValues = {
  name: '',
  address: '',
  taxNumber: '',
  taxRate: '',
  paymentDays: '',
  payment: '',
};

const toInput = ({ taxRate, paymentDays, ...texts }: IssuerValues) => ({
  ...texts,
  taxRateBp: Math.round(Number(taxRate.replace(',', '.')) * 100) || 0,
  paymentDays: Number(paymentDays) || 0,
});

/** /platform-admin/billing/issuer: who writes the invoices, the tax, and how they are paid. */
export function IssuerPage() {
  const { t } = useTranslation('platform-admin/billing');
  const { data } = useSuspenseQuery(issuer.query(''));
  const versioned = useDocumentForm(issuer, {
    ...{ record: data, empty, toInput, words: 'platform-admin/billing', labels: 'issuer' },
    toValues: ({ taxRateBp, paymentDays }) => ({
      taxRate: String(taxRateBp / 100),
      paymentDays: String(paymentDays),
    }),
    fieldOf: (field) => (field === 'taxRateBp' ? 'taxRate' : field),
  });
  return (
    <VersionedFormPage
      versioned={versioned}
      readOnly={useReadOnly()}
      title={t('tabs.issuer')}
      back={{ to: '/platform-admin/billing/invoices', label: t('tabs.invoices') }}
    >
      <Fields />
    </VersionedFormPage>
  );
}

function Fields() {
  const { t } = useTranslation('platform-admin/billing');
  const field = useNamedFields<IssuerValues>();
  const rate = { pattern: { value: /^\d{1,2}([.,]\d{1,2})?$/, message: t('problems.rate') } };
  return (
    <>
      <FormSection title={t('issuer.who')} help={t('issuer.help')}>
        <TextField
          required
          maxLength={120}
          {...field('name', { validate: (name) => name.trim() !== '' || t('problems.required') })}
        />
        <TextField multiline minRows={3} maxLength={300} {...field('address')} />
        <TextField maxLength={60} {...field('taxNumber')} />
      </FormSection>
      <FormSection title={t('issuer.how')}>
        <TextField inputMode="decimal" endAdornment="%" {...field('taxRate', rate)} />
        <TextField
          inputMode="numeric"
          {...field('paymentDays', {
            pattern: { value: /^([0-9]|[1-8][0-9]|90)$/, message: t('problems.days') },
          })}
        />
        <TextField
          help={t('issuer.paymentHelp')}
          multiline
          minRows={3}
          maxLength={500}
          {...field('payment')}
        />
      </FormSection>
    </>
  );
}
