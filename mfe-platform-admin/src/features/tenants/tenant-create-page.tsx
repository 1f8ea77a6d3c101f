import { languageOptions, notify, Select, Stack, TextField, useTenant } from 'mfe-shared';
import { FormPage, FormSection } from 'mfe-shared/backoffice';
import { useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { NewStore } from '../../ui/new-store';
import { currencyOptions, emptyStore, toStoreInput } from '../../ui/new-store';
import { slugFrom } from '../../ui/slug-from';
import { useCountryField } from '../../ui/use-country-field';
import { useCreateTenant } from './tenants.queries';

/** Opens a store: it answers on its host as soon as it is saved. */
export function TenantCreatePage() {
  const { t } = useTranslation('platform-admin/tenants');
  const { domain } = useTenant();
  const navigate = useNavigate();
  const create = useCreateTenant();
  const form = useForm<NewStore>({ defaultValues: emptyStore });
  const country = useCountryField(form, {
    choose: t('chooseCountry'),
    other: t('otherCountry'),
    missing: t('invalid.country'),
  });
  const { register, handleSubmit, formState, setValue, reset, watch } = form;
  const placeErrors = usePlaceErrors(form, {
    codes: { SLUG_TAKEN: 'slug' },
    problem: (_, field) => t(`invalid.${field}`, { defaultValue: '' }) || undefined,
  });
  const { errors, dirtyFields } = formState;
  const required = { required: t('missing') };
  const slug = watch('slug');

  const save = handleSubmit(async (values) => {
    try {
      const tenant = await create.mutateAsync(toStoreInput(values));
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
      onDiscard={() => reset(emptyStore)}
      aside={
        <FormSection title={t('look')} help={t('lookHelp')}>
          <Stack spacing={2}>
            <Select label={t('country')} help={t('countryHelp')} {...country.field} />
            <Select label={t('currency')} options={currencyOptions} {...register('currency')} />
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
