import type { SubscriptionInvoice } from 'api';
import { download } from '../api/download';
import { useLanguage } from '../i18n/use-language';
import { notify } from '../notify/notify';
import { planInvoiceNumber } from './plan-invoice-number';

/** The file for operators, and the one for a store's staff. */
export type PlanInvoiceFile = '/invoices/{id}/pdf' | '/subscription/invoices/{id}/pdf';

/** Saves an invoice as PDF, in the reader's language. */
export function useSavePlanInvoice(
  file: PlanInvoiceFile,
): (invoice: Pick<SubscriptionInvoice, 'id' | 'number'>) => void {
  const [language] = useLanguage();
  return ({ id, number }) =>
    void download(file, {
      path: { id },
      query: { language },
      name: `${planInvoiceNumber(number)}.pdf`,
    }).catch(notify.error);
}
