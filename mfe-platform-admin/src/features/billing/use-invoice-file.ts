import type { InvoiceRow } from 'api';
import { notify, useLanguage } from 'mfe-shared';
import { download, planInvoiceNumber } from 'mfe-shared/backoffice';

/** Saves an invoice as PDF, in the reader's language. */
export function useInvoiceFile() {
  const [language] = useLanguage();
  return ({ id, number }: Pick<InvoiceRow, 'id' | 'number'>) =>
    // The types of the calls leave out what answers no JSON.
    void download('/invoices/{id}/pdf' as never, {
      path: { id },
      query: { language },
      name: `${planInvoiceNumber(number)}.pdf`,
    }).catch(notify.error);
}
