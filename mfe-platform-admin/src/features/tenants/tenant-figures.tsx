import type { Tenant } from 'api';
import { Box, useFormat } from 'mfe-shared';
import { StatCard } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { SalesAmounts } from './sales-amounts';

/** What a store has, and what happened there in 30 days. */
export function TenantFigures({ tenant: { figures } }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const { date, number } = useFormat();
  const { sales, lastOrderAt } = figures;
  const inDays = t('in30Days');
  return (
    <Box sx={gridStyles}>
      <StatCard
        label={t('figures.revenue')}
        value={<SalesAmounts sales={sales} />}
        help={t('withoutCancelled')}
      />
      <StatCard label={t('figures.orders')} value={number(figures.orders)} help={inDays} />
      <StatCard
        label={t('figures.lastOrderAt')}
        value={lastOrderAt ? date(lastOrderAt) : '–'}
        help={t('ofAllTime')}
      />
      <StatCard label={t('figures.signUps')} value={number(figures.signUps)} help={inDays} />
      <StatCard
        label={t('figures.errors')}
        value={number(figures.errors)}
        help={inDays}
        {...(figures.errors > 0 ? { to: '/platform-admin/releases/errors' } : {})}
      />
      <StatCard label={t('figures.products')} value={number(figures.products)} help={t('withoutTrash')} />
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  // On phones half of the width is too little for an amount.
  '& > :first-of-type, & > :last-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
