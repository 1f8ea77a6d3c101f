import { useSuspenseQuery } from '@tanstack/react-query';
import { Alert, Box, Slot } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { PermittedLink } from '../../ui/permitted-link';
import { useTenantId } from '../../ui/use-tenant-id';
import { BestSellers } from './best-sellers';
import { dashboardQuery } from './dashboard.queries';
import { OrdersByStatus } from './orders-by-status';
import { RecentOrders } from './recent-orders';
import { SalesFigures } from './sales-figures';
import { SalesPanel } from './sales-panel';

/** The whole dashboard, from its one request. */
export function DashboardContent() {
  const { t } = useTranslation('store-admin/dashboard');
  const { data } = useSuspenseQuery(dashboardQuery(useTenantId()));
  return (
    <>
      <PageHeader title={t('title')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(6, minmax(0, 1fr))' },
        }}
      >
        {data.lowStock > 0 ? (
          <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
            {t('lowStock', { count: data.lowStock })}{' '}
            <PermittedLink permission="read_stock" to="/admin/stock?stock=low" sx={{ color: 'inherit' }}>
              {t('seeThem')}
            </PermittedLink>
          </Alert>
        ) : null}
        <SalesFigures dashboard={data} sx={{ gridColumn: '1 / -1' }} />
        <SalesPanel days={data.salesByDay} currency={data.currency} sx={{ gridColumn: { lg: 'span 4' } }} />
        <OrdersByStatus counts={data.byStatus} sx={{ gridColumn: { lg: 'span 2' } }} />
        <RecentOrders orders={data.recentOrders} sx={{ gridColumn: { lg: 'span 3' } }} />
        <BestSellers
          products={data.bestSellers}
          currency={data.currency}
          sx={{ gridColumn: { lg: 'span 3' } }}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Slot name="store-admin.dashboard" props={{}} />
        </Box>
      </Box>
    </>
  );
}
