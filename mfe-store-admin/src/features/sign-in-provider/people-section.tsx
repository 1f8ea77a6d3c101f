import { useQuery } from '@tanstack/react-query';
import { Select, Switch } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { Controller, useFormContext, useNamedFields } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../../ui/roles-query';
import { TagsField } from '../../ui/tags-field';
import { isOwnerRole } from '../../ui/use-grants';
import { useRoleWords } from '../../ui/use-role-words';
import { useTenantId } from '../../ui/use-tenant-id';
import { OnlyWay } from './only-way';
import type { ProviderValues } from './use-provider-form';

/** The people who may sign in with the provider, and the steps that it replaces. */
export function PeopleSection() {
  const { t } = useTranslation('store-admin/sign-in-provider');
  const { control, register } = useFormContext<ProviderValues>();
  const field = useNamedFields<ProviderValues>();
  const { name, sorted } = useRoleWords();
  const { data: roles = [] } = useQuery(rolesQuery(useTenantId()));
  const options = sorted(roles)
    .filter((role) => !isOwnerRole(role))
    .map((role) => ({ value: role.id, label: name(role) }));
  return (
    <FormSection title={t('sections.people')}>
      <Controller
        control={control}
        name="domains"
        rules={{ validate: (domains) => domains.length > 0 || t('required') }}
        render={({ field: { value, onChange }, fieldState }) => (
          <TagsField
            label={t('fields.domains')}
            help={t('help.domains')}
            required
            longest={253}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Select
        help={t('help.newRoleId')}
        options={[{ value: '', label: t('nobodyNew') }, ...options]}
        // The browser chooses only among options that are there.
        key={options.length}
        {...field('newRoleId')}
      />
      <Switch
        label={t('fields.replacesSecondFactor')}
        help={t('help.replacesSecondFactor')}
        {...register('replacesSecondFactor')}
      />
      <OnlyWay />
    </FormSection>
  );
}
