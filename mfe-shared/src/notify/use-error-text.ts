import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from './error-text';

/** For errors shown in place: `const errorText = useErrorText(); errorText(mutation.error)`. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['common', 'errors']);
  return useCallback((error) => errorText(t, error), [t]);
}
