import type { TextFieldProps } from '../ui/text-field';
import { TextField } from '../ui/text-field';
import { useWords } from './words';

/** The common attributes of e-mail fields, with autofill. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const { t } = useWords();
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
      label={t('email')}
      type="email"
    />
  );
}
