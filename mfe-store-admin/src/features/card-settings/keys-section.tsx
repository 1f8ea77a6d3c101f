import { Switch, TextField } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useFormContext, useNamedFields } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';

export type CardValues = {
  enabled: boolean;
  publishableKey: string;
  /** Both empty: the stored ones stay. */
  secretKey: string;
  webhookSecret: string;
};

/** The keys, and whether shoppers may choose cards. */
export function KeysSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('store-admin/card-settings');
  const field = useNamedFields<CardValues>();
  const { formState, register, watch } = useFormContext<CardValues>();
  const isElsewhere = watch('publishableKey').trim() !== formState.defaultValues?.publishableKey;
  const secret = (name: 'secretKey' | 'webhookSecret', isNeeded: boolean) => (
    <TextField
      help={isNeeded ? t('help.newSecret') : t('help.keptSecret')}
      type="password"
      required={isNeeded}
      autoComplete="new-password"
      maxLength={300}
      {...field(name, { validate: (text) => !isNeeded || text !== '' || t('required') })}
    />
  );
  return (
    <FormSection title={t('keys')} help={t('keysHelp')}>
      <TextField
        required
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        {...field('publishableKey', { required: t('required') })}
      />
      {secret('secretKey', isNew || isElsewhere)}
      {secret('webhookSecret', isNew)}
      <Switch label={t('fields.enabled')} help={t('help.enabled')} {...register('enabled')} />
    </FormSection>
  );
}
