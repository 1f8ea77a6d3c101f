import type { TextFieldProps } from '../ui/text-field';
import { TextField } from '../ui/text-field';
import { useWords } from './words';

/** What every field for an address has in common; the browser offers the account's own. */
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
