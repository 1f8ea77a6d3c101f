import { useSettings, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/account-page';
import { OrderList } from './order-list';
import { OrderRowsSkeleton } from './order-rows-skeleton';

/** /user/my-orders: all orders, filtered by state. */
export function OrderListPage() {
  const { t } = useTranslation('storefront/orders');
  const text = useText();
  const label = useSettings().customization?.dashboard.my_order;
  return (
    <AccountPage title={text(label) || t('myOrders')} fallback={<OrderRowsSkeleton />}>
      <OrderList />
    </AccountPage>
  );
}
