import type { TenantInput } from 'api';
import { languageOptions, notify, Select, Stack, TextField, useTenant } from 'mfe-shared';
import { FormPage, FormSection } from 'mfe-shared/backoffice';
import { useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Place } from '../../ui/countries';
import { countryOf, elsewhere } from '../../ui/countries';
import { slugFrom } from '../../ui/slug-from';
import { useCountries } from '../../ui/use-countries';
import { useCreateTenant } from './tenants.queries';

type Values = Omit<TenantInput, 'country' | 'catalogue'> & { place: Place };

const empty: Values = {
  name: '',
  slug: '',
  ownerName: '',
  ownerEmail: '',
  ownerPassword: '',
  place: '',
  currency: 'EUR',
  language: 'en',
  color: '#1b7f4b',
};

/** Opens a store: it answers on its host as soon as it is saved. */
export function TenantCreatePage() {
  const { t } = useTranslation('platform-admin/tenants');
  const { domain } = useTenant();
  const navigate = useNavigate();
  const create = useCreateTenant();
  const { countries, choices } = useCountries();
  const form = useForm<Values>({ defaultValues: empty });
  const { register, handleSubmit, formState, setValue, reset, watch } = form;
  const placeErrors = usePlaceErrors(form, {
    codes: { SLUG_TAKEN: 'slug' },
    problem: (_, field) => t(`invalid.${field}`, { defaultValue: '' }) || undefined,
  });
  const { errors, dirtyFields } = formState;
  const required = { required: t('missing') };
  const slug = watch('slug');

  const take = (code: string) => {
    const country = countries.find((one) => one.code === code);
    if (!country) return;
    setValue('currency', country.currency);
    setValue('language', country.language);
  };

  const save = handleSubmit(async (values) => {
    const { place, ...input } = values;
    try {
      const tenant = await create.mutateAsync({ ...input, ...countryOf(place) });
      reset(values);
      notify.success(t('created', { name: tenant.name }));
      // The save bar asks before a changed form is left; the reset has to be rendered first.
      setTimeout(() => navigate(`/platform-admin/tenants/${tenant.id}`));
    } catch (error) {
      placeErrors(error);
    }
  });

  return (
    <FormPage
      title={t('add')}
      back={{ to: '/platform-admin/tenants', label: t('title') }}
      onSubmit={save}
      dirty={formState.isDirty}
      saving={create.isPending}
      errorCount={Object.keys(errors).length}
      onDiscard={() => reset(empty)}
      aside={
        <FormSection title={t('look')} help={t('lookHelp')}>
          <Stack spacing={2}>
            <Select
              label={t('country')}
              help={t('countryHelp')}
              required
              error={errors.place?.message}
              options={[
                { value: '', label: t('chooseCountry') },
                ...choices,
                { value: elsewhere, label: t('otherCountry') },
              ]}
              {...register('place', {
                required: t('invalid.country'),
                onChange: (event: { target: { value: string } }) => take(event.target.value),
              })}
            />
            <Select
              label={t('currency')}
              options={['EUR', 'USD', 'GBP', 'CHF'].map((code) => ({ value: code, label: code }))}
              {...register('currency')}
            />
            <Select label={t('language')} options={languageOptions} {...register('language')} />
            <TextField label={t('color')} type="color" {...register('color')} />
          </Stack>
        </FormSection>
      }
    >
      <FormSection title={t('store')} help={t('storeHelp')}>
        <Stack spacing={2}>
          <TextField
            label={t('name')}
            required
            error={errors.name?.message}
            {...register('name', {
              ...required,
              onChange: (event: { target: { value: string } }) => {
                if (!dirtyFields.slug) setValue('slug', slugFrom(event.target.value));
              },
            })}
          />
          <TextField
            label={t('slug')}
            required
            help={t('slugHelp', { host: `${slug || '…'}.${domain}` })}
            error={errors.slug?.message}
            {...register('slug', {
              ...required,
              pattern: { value: /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/, message: t('invalid.slug') },
            })}
          />
        </Stack>
      </FormSection>
      <FormSection title={t('owner')} help={t('ownerHelp')}>
        <Stack spacing={2}>
          <TextField
            label={t('ownerName')}
            required
            autoComplete="off"
            error={errors.ownerName?.message}
            {...register('ownerName', required)}
          />
          <TextField
            label={t('email')}
            type="email"
            required
            autoComplete="off"
            error={errors.ownerEmail?.message}
            {...register('ownerEmail', required)}
          />
          <TextField
            label={t('ownerPassword')}
            type="password"
            required
            autoComplete="new-password"
            help={t('ownerPasswordHelp')}
            error={errors.ownerPassword?.message}
            {...register('ownerPassword', {
              ...required,
              minLength: { value: 10, message: t('invalid.ownerPassword') },
            })}
          />
        </Stack>
      </FormSection>
    </FormPage>
  );
}
