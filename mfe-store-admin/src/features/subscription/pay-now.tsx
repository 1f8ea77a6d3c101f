import type { SubscriptionInvoice } from 'api';
import { Button, notify } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { goTo, usePayNow } from './subscription.queries';

type PayNowProps = { invoice: SubscriptionInvoice; number: string };

/** Collects an open invoice at once. A bank that wants to ask does so at its own page. */
export function PayNow({ invoice: { id, problem }, number }: PayNowProps) {
  const { t } = useTranslation('store-admin/subscription');
  const pay = usePayNow();
  const run = () =>
    pay.mutate(id, {
      onSuccess: ({ invoice, confirmUrl }) => {
        if (confirmUrl) goTo(confirmUrl);
        else if (invoice.status === 'paid') notify.success(t('invoices.isPaid', { number }));
        else notify.error(t(`problem.${invoice.problem ?? 'declined'}`));
      },
      onError: (error) => notify.error(error),
    });
  return (
    <Button
      size="small"
      variant={problem ? 'contained' : 'outlined'}
      color={problem ? 'primary' : 'neutral'}
      loading={pay.isPending}
      aria-label={t('invoices.payOf', { number })}
      onClick={run}
    >
      {t('invoices.pay')}
    </Button>
  );
}
