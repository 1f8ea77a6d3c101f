import type { SubscriptionInvoice, SubscriptionInvoiceDetail } from 'api';

export type PlanInvoiceProps = { invoice: SubscriptionInvoiceDetail };

export type PlanInvoiceStateProps = {
  invoice: Pick<SubscriptionInvoice, 'status' | 'dueAt' | 'problem' | 'collectAt'>;
};
