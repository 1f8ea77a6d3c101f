import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../ui/page-skeleton';
import type { PlanInvoiceProps } from './plan-invoice.types';

const Panel = lazy(() =>
  import(/* webpackChunkName: "plan-invoice" */ './plan-invoice-panel').then((m) => ({
    default: m.PlanInvoicePanel,
  })),
);

/** A subscription invoice, as it is in the file. */
export function PlanInvoice(props: PlanInvoiceProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Panel {...props} />
    </Suspense>
  );
}
