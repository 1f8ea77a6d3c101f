import { PageSkeleton } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { AccountPage } from '../../layout/account-page';
import { OrderDetail } from './order-detail';

/** One order; right after it was placed with a thank-you. */
export function OrderDetailPage() {
  const { t } = useTranslation('storefront/orders');
  const { id = '' } = useParams();
  const thanks = useLocation().pathname.startsWith('/order/');
  return (
    <AccountPage title={thanks ? t('thanks') : t('detail')} fallback={<PageSkeleton variant="page" />}>
      <OrderDetail id={id} />
    </AccountPage>
  );
}
