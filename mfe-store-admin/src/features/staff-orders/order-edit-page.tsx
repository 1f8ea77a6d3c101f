import { useSuspenseQuery } from '@tanstack/react-query';
import { PageSkeleton } from 'mfe-shared';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { orderQuery } from '../../ui/order-query';
import { useTenantId } from '../../ui/use-tenant-id';
import { OrderEditForm } from './order-edit-form';

/** /admin/order/:id/edit: goods, delivery and address of an order that is still pending. */
export function OrderEditPage() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<PageSkeleton variant="form" />}>
      <OrderEdit key={id} id={id} />
    </Suspense>
  );
}

function OrderEdit({ id }: { id: string }) {
  // While it is edited nothing is fetched again: another version is noticed when it is saved.
  const { data: order } = useSuspenseQuery({ ...orderQuery(useTenantId(), id), refetchInterval: false });
  return <OrderEditForm order={order} />;
}
