import { notify } from 'mfe-shared';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCheckInvoice, useTakeMethod } from './subscription.queries';

/** After the provider's page, asks for its result at once, as the provider may not have called yet. */
export function useReturn(): void {
  const { t } = useTranslation('store-admin/subscription');
  const [search, setSearch] = useSearchParams();
  const { mutate: take } = useTakeMethod();
  const { mutate: check } = useCheckInvoice();
  const entered = search.get('entered');
  const paid = search.get('paid');
  useEffect(() => {
    if (!entered && !paid) return;
    const onError = (error: Error) => notify.error(error);
    if (entered)
      take(entered, {
        onSuccess: ({ subscription }) => {
          if (subscription?.method) notify.success(t('payment.added', { method: subscription.method.label }));
        },
        onError,
      });
    if (paid)
      check(paid, {
        onSuccess: ({ invoice }) => {
          if (invoice.status === 'paid') notify.success(t('invoices.paidNow'));
          else notify.error(t(`problem.${invoice.problem ?? 'confirm'}`));
        },
        onError,
      });
    setSearch({}, { replace: true });
  }, [entered, paid, take, check, setSearch, t]);
}
