import type { OrderRow } from 'api';
import { Box, Card, EmptyState, Link, Typography, useFormat } from 'mfe-shared';
import { DataTable } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { OrderStatus } from '../../ui/order-status';

type RecentOrdersProps = { orders: OrderRow[]; sx?: object };

/** The newest orders. */
export function RecentOrders({ orders, sx }: RecentOrdersProps) {
  const { t } = useTranslation('store-admin/dashboard');
  const { money } = useFormat();
  return (
    <Card component="section" aria-labelledby="recent-title" sx={{ p: 2.5, ...sx }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography id="recent-title" variant="h4" component="h2">
          {t('recentOrders')}
        </Typography>
        <Link to="/admin/orders" sx={{ fontSize: '0.875rem' }}>
          {t('allOrders')}
        </Link>
      </Box>
      {orders.length === 0 ? (
        <EmptyState title={t('noOrders')} text={t('noOrdersText')} />
      ) : (
        <DataTable
          caption={t('recentOrders')}
          rows={orders}
          rowId={({ id }) => id}
          rowTo={({ id }) => `/admin/order/${id}`}
          columns={[
            { key: 'number', header: t('number'), cell: ({ number }) => number },
            {
              key: 'customer',
              hideBelow: 'sm',
              header: t('customer'),
              cell: ({ customerName }) => customerName,
            },
            {
              key: 'status',
              header: t('status'),
              cell: ({ status, total, currency }) => (
                <>
                  <Box component="span" sx={onPhones}>
                    {money(total, currency)}
                  </Box>
                  <OrderStatus status={status} />
                </>
              ),
            },
            {
              key: 'total',
              hideBelow: 'sm',
              header: t('total'),
              align: 'right',
              cell: ({ total, currency }) => money(total, currency),
            },
          ]}
        />
      )}
    </Card>
  );
}

/** There the total has no column of its own. */
const onPhones = { display: { xs: 'block', sm: 'none' }, mb: 0.25, color: 'text.secondary' } as const;
