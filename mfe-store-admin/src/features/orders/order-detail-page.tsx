import { PageSkeleton } from 'mfe-shared';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { OrderDetail } from './order-detail';

/** /admin/order/:id: one order, its invoice and its next step. */
export function OrderDetailPage() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<PageSkeleton variant="form" />}>
      <OrderDetail key={id} id={id} />
    </Suspense>
  );
}
