import type { SubscriptionInvoiceDetail } from 'api';

export type PlanInvoiceProps = { invoice: SubscriptionInvoiceDetail };
