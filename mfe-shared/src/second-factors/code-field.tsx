import type { TextFieldProps } from '../ui/text-field';
import { TextField } from '../ui/text-field';
import { useWords } from './words';

/** The six digits of an authenticator app. Telephones offer digits to type, and the code of their own app. */
export function CodeField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const { t } = useWords();
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={7}
      required
      {...props}
      label={t('step.code')}
    />
  );
}

/** Six digits, in one group or two. */
export const codePattern = /^\s*\d{3}\s?\d{3}\s*$/;
