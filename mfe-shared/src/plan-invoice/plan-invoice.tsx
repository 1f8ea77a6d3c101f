import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../ui/page-skeleton';
import type { PlanInvoiceProps } from './plan-invoice.types';

const Panel = lazy(() =>
  import(/* webpackChunkName: "plan-invoice" */ './plan-invoice-panel').then((m) => ({
    default: m.PlanInvoicePanel,
  })),
);

/** What a store pays for its plan, as it stands in the file. */
export function PlanInvoice(props: PlanInvoiceProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Panel {...props} />
    </Suspense>
  );
}
