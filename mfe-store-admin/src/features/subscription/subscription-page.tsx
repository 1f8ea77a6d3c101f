import { useSuspenseQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { EmptyState, Stack } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { InvoicesCard } from './invoices-card';
import { PaymentCard } from './payment-card';
import { PlanCard } from './plan-card';
import { PlanChoices } from './plan-choices';
import { subscriptionQuery } from './subscription.queries';
import { UsageCard } from './usage-card';
import { useReturn } from './use-return';

/** /admin/subscription: the store's plan, what is used of it, the other plans, and its invoices. */
export function SubscriptionPage() {
  const { t } = useTranslation('store-admin/subscription');
  const { data } = useSuspenseQuery(subscriptionQuery(useTenantId()));
  const { subscription } = data;
  useReturn();
  // The due action stands first.
  const isLate = subscription?.state === 'past_due';
  const toPay = subscription ? (
    <>
      {subscription.collects ? <PaymentCard method={subscription.method} /> : null}
      <InvoicesCard canPay={subscription.method !== null} />
    </>
  ) : null;
  return (
    <Stack spacing={2} sx={{ maxWidth: 1080 }}>
      <PageHeader title={t('title')} />
      {subscription ? (
        <>
          <PlanCard subscription={subscription} />
          {isLate ? toPay : null}
          <UsageCard usage={subscription.usage} />
          <PlanChoices subscription={subscription} />
          {isLate ? null : toPay}
        </>
      ) : (
        <EmptyState icon={<BadgeCheck />} title={t('none.title')} text={t('none.text')} />
      )}
    </Stack>
  );
}
