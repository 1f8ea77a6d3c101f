import { useSuspenseQuery } from '@tanstack/react-query';
import { PageSkeleton } from 'mfe-shared';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { CouponForm } from './coupon-form';
import { coupons } from './coupons.queries';

/** /admin/coupons/add and /admin/coupons/:id */
export function CouponFormPage() {
  const { id } = useParams();
  return (
    <Suspense fallback={<PageSkeleton variant="form" />}>
      {id ? <EditCoupon key={id} id={id} /> : <CouponForm key="new" coupon={null} />}
    </Suspense>
  );
}

function EditCoupon({ id }: { id: string }) {
  const { data } = useSuspenseQuery(coupons.one(useTenantId(), id));
  return <CouponForm coupon={data} />;
}
