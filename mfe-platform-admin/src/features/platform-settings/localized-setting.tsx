import { LocalizedField } from 'mfe-shared/backoffice';
import { Controller, useFormContext } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import type { SettingValues } from './setting-values';

type LocalizedSettingProps = { name: 'mail_closing' | 'maintenance_message'; maxLength: number };

/** A text in the platform's languages; one that is missing falls back to the English one. */
export function LocalizedSetting({ name, maxLength }: LocalizedSettingProps) {
  const { t } = useTranslation('platform-admin/platform-settings');
  const { control } = useFormContext<SettingValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref: _, ...field } }) => (
        <LocalizedField
          {...field}
          label={t(`fields.${name}`)}
          help={t(`help.${name}`)}
          multiline
          minRows={2}
          maxLength={maxLength}
        />
      )}
    />
  );
}
