import { useQuery } from '@tanstack/react-query';
import { PageSkeleton, RequireSession, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { AccountPage } from '../../layout/account-page';
import { NotFoundPage } from '../../layout/not-found-page';
import { orderKeyOf } from '../../ui/order-keys';
import { myOrderQuery } from '../../ui/shopper.queries';
import { GuestOrder } from './guest-order';
import { OrderDetail } from './order-detail';

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One order; right after it was placed with a thank-you. With its key it needs no account. */
export function OrderDetailPage() {
  const { t } = useTranslation('storefront/orders');
  const { id = '' } = useParams();
  const { id: tenantId } = useTenant();
  const placed = useLocation().state?.placed === true;
  // Placing it has left the order in the cache.
  const { data: order } = useQuery({ ...myOrderQuery(tenantId, id), enabled: false });
  const thanks = order?.paymentStatus === 'awaiting' ? t('card.waiting') : t('thanks');
  const title = placed ? thanks : t('detail');
  // The API would only say that the address is malformed.
  if (!anId.test(id)) return <NotFoundPage />;
  if (orderKeyOf(tenantId, id)) return <GuestOrder id={id} title={title} placed={placed} />;
  return (
    <RequireSession loginType="customer">
      <AccountPage title={title} fallback={<PageSkeleton variant="page" />}>
        <OrderDetail id={id} placed={placed} />
      </AccountPage>
    </RequireSession>
  );
}
