import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import type { PlanInvoiceStateProps } from './plan-invoice.types';

const Chip = lazy(() =>
  import(/* webpackChunkName: "plan-invoice" */ './plan-invoice-state-chip').then((m) => ({
    default: m.PlanInvoiceStateChip,
  })),
);

/** Whether it is paid, and when it is tried again otherwise. */
export function PlanInvoiceState(props: PlanInvoiceStateProps) {
  return (
    <Suspense fallback={<Skeleton width={88} height={24} />}>
      <Chip {...props} />
    </Suspense>
  );
}
