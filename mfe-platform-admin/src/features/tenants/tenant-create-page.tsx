import type { Tenant } from 'api';
import { languageOptions, Select, Stack, TextField, useTenant, useWordOf } from 'mfe-shared';
import { FormSection, useFormCalls } from 'mfe-shared/backoffice';
import { fieldsOf, useVersionedForm, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import type { NewStore } from '../../ui/new-store';
import { currencyOptions, emptyStore, toStoreInput } from '../../ui/new-store';
import { slugFrom } from '../../ui/slug-from';
import { useCountryField } from '../../ui/use-country-field';
import { tenants } from './tenants.queries';

/** Shown until the store's own page is open. */
const toValues = ({ name, slug, ownerEmail }: Tenant): NewStore => ({
  ...emptyStore,
  ...{ name, slug, ownerEmail },
});

/** Opens a store: it answers on its host as soon as it is saved. */
export function TenantCreatePage() {
  const { t } = useTranslation('platform-admin/tenants');
  const wordOf = useWordOf('platform-admin/tenants');
  const { domain } = useTenant();
  const versioned = useVersionedForm({
    ...useFormCalls(tenants),
    ...{ record: null, empty: emptyStore, toValues, toInput: toStoreInput },
    codes: { SLUG_TAKEN: 'slug' },
    problem: (_, field) => wordOf('invalid', field),
    // A new store has no conflicts.
    fieldName: () => null,
    savedText: t('created'),
    createdPath: ({ id }) => `/platform-admin/tenants/${id}`,
  });
  const { form } = versioned;
  const country = useCountryField(form, {
    choose: t('chooseCountry'),
    other: t('otherCountry'),
    missing: t('invalid.country'),
  });
  const field = fieldsOf(form);
  const { dirtyFields } = form.formState;
  const required = { required: t('missing') };
  const slug = form.watch('slug');

  return (
    <VersionedFormPage
      versioned={versioned}
      title={t('add')}
      back={{ to: '/platform-admin/tenants', label: t('title') }}
      aside={
        <FormSection title={t('look')} help={t('lookHelp')}>
          <Stack spacing={2}>
            <Select label={t('country')} help={t('countryHelp')} {...country.field} />
            <Select label={t('currency')} options={currencyOptions} {...field('currency')} />
            <Select label={t('language')} options={languageOptions} {...field('language')} />
            <TextField label={t('color')} type="color" {...field('color')} />
          </Stack>
        </FormSection>
      }
    >
      <FormSection title={t('store')} help={t('storeHelp')}>
        <Stack spacing={2}>
          <TextField
            label={t('name')}
            required
            {...field('name', {
              ...required,
              onChange: (event: { target: { value: string } }) => {
                if (!dirtyFields.slug) form.setValue('slug', slugFrom(event.target.value));
              },
            })}
          />
          <TextField
            label={t('slug')}
            required
            help={t('slugHelp', { host: `${slug || '…'}.${domain}` })}
            {...field('slug', {
              ...required,
              pattern: { value: /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/, message: t('invalid.slug') },
            })}
          />
        </Stack>
      </FormSection>
      <FormSection title={t('owner')} help={t('ownerHelp')}>
        <Stack spacing={2}>
          <TextField label={t('ownerName')} required autoComplete="off" {...field('ownerName', required)} />
          <TextField
            label={t('email')}
            type="email"
            required
            autoComplete="off"
            {...field('ownerEmail', required)}
          />
          <TextField
            label={t('ownerPassword')}
            type="password"
            required
            autoComplete="new-password"
            help={t('ownerPasswordHelp')}
            {...field('ownerPassword', {
              ...required,
              minLength: { value: 10, message: t('invalid.ownerPassword') },
            })}
          />
        </Stack>
      </FormSection>
    </VersionedFormPage>
  );
}
