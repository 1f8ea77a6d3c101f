import { useSession } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/account-page';
import { OrderDashboard } from './order-dashboard';
import { OrderRowsSkeleton } from './order-rows-skeleton';

/** /user/dashboard: the number of orders, and the latest ones. */
export function OrderDashboardPage() {
  const { t } = useTranslation('storefront/orders');
  const name = useSession((state) => state.user?.name);
  return (
    <AccountPage
      title={name ? t('hello', { name: name.split(' ')[0] ?? name }) : t('dashboard')}
      fallback={<OrderRowsSkeleton />}
    >
      <OrderDashboard />
    </AccountPage>
  );
}
