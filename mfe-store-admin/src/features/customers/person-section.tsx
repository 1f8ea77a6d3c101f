import { useQuery } from '@tanstack/react-query';
import { languageOptions, Select, TextField } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { Controller, useFormContext, useNamedFields } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair';
import { TagsField } from '../../ui/tags-field';
import { useTenantId } from '../../ui/use-tenant-id';
import { customerTagsQuery } from './customers.queries';
import type { CustomerValues } from './use-customer-form';

/** Name, e-mail, phone, language and tags. The e-mail is the sign-in, so only the customer changes it. */
export function PersonSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('store-admin/customers');
  const { control } = useFormContext<CustomerValues>();
  const field = useNamedFields<CustomerValues>();
  const { data: known = [] } = useQuery(customerTagsQuery(useTenantId()));
  return (
    <FormSection title={t('person')}>
      <TextField
        required
        autoComplete="off"
        {...field('name', { validate: (name) => name.trim().length >= 2 || t('invalid.name') })}
      />
      <TextField
        type="email"
        autoComplete="off"
        required
        readOnly={!isNew}
        help={t(isNew ? 'emailHelpNew' : 'emailHelp')}
        {...field('email', {
          validate: (email) => /^\S+@\S+\.\S+$/.test(email.trim()) || t('invalid.email'),
        })}
      />
      <FieldPair>
        <TextField type="tel" autoComplete="off" inputProps={{ maxLength: 40 }} {...field('phone')} />
        <Select help={t('localeHelp')} options={languageOptions} {...field('locale')} />
      </FieldPair>
      <Controller
        control={control}
        name="tags"
        render={({ field: { value, onChange } }) => (
          <TagsField label={t('fields.tags')} value={value} onChange={onChange} suggestions={known} />
        )}
      />
    </FormSection>
  );
}
