import { PageSkeleton } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { AccountPage } from '../../layout/account-page';
import { NotFoundPage } from '../../layout/not-found-page';
import { OrderDetail } from './order-detail';

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One order; right after it was placed with a thank-you. */
export function OrderDetailPage() {
  const { t } = useTranslation('storefront/orders');
  const { id = '' } = useParams();
  const thanks = useLocation().pathname.startsWith('/order/');
  // The API would only say that the address is malformed.
  if (!anId.test(id)) return <NotFoundPage />;
  return (
    <AccountPage title={thanks ? t('thanks') : t('detail')} fallback={<PageSkeleton variant="page" />}>
      <OrderDetail id={id} />
    </AccountPage>
  );
}
