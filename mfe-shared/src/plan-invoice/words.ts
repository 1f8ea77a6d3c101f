import { useTranslation } from 'react-i18next';
import { addEntryPointWords } from '../i18n/add-entry-point-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The texts of an invoice of a plan. */
export function usePlanInvoiceWords() {
  const translation = useTranslation('plan-invoice');
  addEntryPointWords(translation.i18n, 'plan-invoice', words);
  return translation;
}
