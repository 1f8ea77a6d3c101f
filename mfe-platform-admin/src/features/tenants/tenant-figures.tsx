import type { Tenant } from 'api';
import { Box, useFormat } from 'mfe-shared';
import { StatCard } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useMeasured } from '../../ui/use-measured';
import { SalesAmounts } from './sales-amounts';

/** The figures of a store: its size, and its last 30 days. */
export function TenantFigures({ tenant: { figures } }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const { date, number } = useFormat();
  const { time, size } = useMeasured();
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
      <StatCard label={t('figures.loadP95')} value={time(figures.loadP95)} help={t('measuredIn30Days')} />
      <StatCard
        label={t('figures.databaseMs')}
        value={time(figures.databaseMs)}
        help={t('measuredIn30Days')}
      />
      <StatCard label={t('figures.pictureBytes')} value={size(figures.pictureBytes)} help={t('measured')} />
      <StatCard
        label={t('figures.databaseBytes')}
        value={size(figures.databaseBytes)}
        help={t('estimated')}
      />
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  // On phones half of the width is too little for an amount.
  '& > :first-of-type, & > :last-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
