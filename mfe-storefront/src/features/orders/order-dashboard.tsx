import { useSuspenseQuery } from '@tanstack/react-query';
import { Box, Link, Typography, useFormat, useSettings, useTenant, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { OrderRows } from './order-rows';
import { recentCount } from './orders.filters';
import { myOrdersQuery } from './orders.queries';

/** Four counters with links to their lists, and the latest orders; without any order the way to the first one. */
export function OrderDashboard() {
  const { t } = useTranslation('storefront/orders');
  const { id: tenantId } = useTenant();
  const { number } = useFormat();
  const text = useText();
  const labels = useSettings().customization?.dashboard;
  const { data } = useSuspenseQuery(myOrdersQuery(tenantId, { limit: recentCount }));
  const { counts } = data;
  if (counts.total === 0) return <OrderRows orders={[]} />;
  const counters = [
    { label: text(labels?.total_order) || t('counters.total'), count: counts.total, to: '/user/my-orders' },
    {
      label: text(labels?.pending_order) || t('counters.pending'),
      count: counts.pending,
      to: '/user/my-orders?status=pending',
    },
    {
      label: text(labels?.processing_order) || t('counters.processing'),
      count: counts.processing,
      to: '/user/my-orders?status=processing',
    },
    {
      label: text(labels?.complete_order) || t('counters.delivered'),
      count: counts.delivered,
      to: '/user/my-orders?status=delivered',
    },
  ];
  return (
    <>
      <Box component="ul" role="list" sx={countersStyles}>
        {counters.map(({ label, count, to }) => (
          <li key={to}>
            <Link to={to} underline={false} sx={counterStyles}>
              <Box
                component="span"
                className="tabular"
                sx={{ display: 'block', fontSize: '1.9375rem', lineHeight: 1.2, fontWeight: 700 }}
              >
                {number(count)}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {label}
              </Box>
            </Link>
          </li>
        ))}
      </Box>
      <Box sx={headStyles}>
        <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
          {text(labels?.recent_order) || t('recent')}
        </Typography>
        {counts.total > data.items.length ? <Link to="/user/my-orders">{t('seeAll')}</Link> : null}
      </Box>
      <OrderRows orders={data.items} />
    </>
  );
}

const countersStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 1,
  mt: 5,
  mb: 2,
};

const counterStyles = {
  display: 'block',
  height: '100%',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '&:hover': { borderColor: 'neutral.6' },
};
