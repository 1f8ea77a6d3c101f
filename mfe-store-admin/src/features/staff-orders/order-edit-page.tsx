import { useSuspenseQuery } from '@tanstack/react-query';
import { Alert, Link, PageSkeleton } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('store-admin/staff-orders');
  // While it is edited nothing is fetched again: another version is noticed when it is saved.
  const { data: order, refetch } = useSuspenseQuery({
    ...orderQuery(useTenantId(), id),
    refetchInterval: false,
  });
  const back = { to: `/admin/order/${id}`, label: order.number };
  if (order.status !== 'pending')
    return (
      <>
        <PageHeader title={t('edit.title', { number: order.number })} back={back} />
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('edit.notPending')} <Link to={back.to}>{order.number}</Link>
        </Alert>
      </>
    );
  return <OrderEditForm key={order.version} order={order} onReload={() => void refetch()} />;
}
