import { TextField } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useFormContext, useNamedFields } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { TestProvider } from './test-provider';
import type { ProviderValues } from './use-provider-form';

/** Where the provider is, and how it knows the store. */
export function AddressSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('store-admin/sign-in-provider');
  const field = useNamedFields<ProviderValues>();
  const { formState, watch } = useFormContext<ProviderValues>();
  const { defaultValues } = formState;
  const needsSecret = isNew || watch('issuer').trim() !== defaultValues?.issuer;
  return (
    <FormSection title={t('sections.provider')} help={t('sectionHelp.provider')}>
      <TextField
        help={t('help.issuer')}
        type="url"
        required
        autoComplete="off"
        maxLength={500}
        {...field('issuer', { required: t('required') })}
      />
      <TestProvider />
      <TextField
        required
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        {...field('clientId', { required: t('required') })}
      />
      <TextField
        help={needsSecret ? t('help.newSecret') : t('help.keptSecret')}
        type="password"
        required={needsSecret}
        autoComplete="new-password"
        maxLength={500}
        {...field('clientSecret', { validate: (text) => !needsSecret || text !== '' || t('required') })}
      />
      <TextField
        help={t('help.label')}
        required
        autoComplete="off"
        maxLength={40}
        {...field('label', { required: t('required') })}
      />
    </FormSection>
  );
}
