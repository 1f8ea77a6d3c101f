import { TextField, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type AddressFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

export const isAddress = (slug: string): boolean => /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/.test(slug);

/** The address of the store that is made. */
export function AddressField({ value, onChange, error }: AddressFieldProps) {
  const { t } = useTranslation('platform-admin/archives');
  const { domain } = useTenant();
  return (
    <TextField
      label={t('slug')}
      required
      autoComplete="off"
      help={t('slugHelp', { host: `${value || '…'}.${domain}` })}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
    />
  );
}
