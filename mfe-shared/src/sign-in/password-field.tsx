import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button';
import type { TextFieldProps } from '../ui/text-field';
import { TextField } from '../ui/text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'type'> & { label?: string };

/** A password that can be shown. */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      required
      {...props}
      label={label ?? t('password')}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword')}
          size="small"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      }
    />
  );
}
