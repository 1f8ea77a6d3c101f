import { useTranslation } from 'react-i18next';
import { addEntryPointWords } from '../i18n/add-entry-point-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The texts of the audit log. */
export function useAuditWords() {
  const translation = useTranslation('audit-log');
  addEntryPointWords(translation.i18n, 'audit-log', words);
  return translation;
}
