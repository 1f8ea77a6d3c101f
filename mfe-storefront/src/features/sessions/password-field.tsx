import { Eye, EyeOff } from 'lucide-react';
import type { TextFieldProps } from 'mfe-shared';
import { IconButton, TextField } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A password that can be looked at. */
export function PasswordField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={t('password')}
      required
      {...props}
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
