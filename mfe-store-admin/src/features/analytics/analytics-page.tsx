import { useQuery } from '@tanstack/react-query';
import { Box, Skeleton, Stack, useSettings } from 'mfe-shared';
import { PageHeader, RangeBar, ranges } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { storeTime } from '../../ui/store-time';
import { useTenantId } from '../../ui/use-tenant-id';
import { analyticsQuery } from './analytics.queries';
import { AnalyticsFigures } from './analytics-figures';
import { GoodsPanels } from './goods-panels';
import { SalesPanels } from './sales-panels';

/** /admin/analytics: what was sold on any days, against others. The days are in the URL. */
export function AnalyticsPage() {
  const { t } = useTranslation('store-admin/analytics');
  const [search, setSearch] = useSearchParams();
  const today = storeTime(new Date(), useSettings().global.default_time_zone || 'UTC').slice(0, 10);
  const usual = ranges.days30(today);
  const days = {
    startDate: search.get('startDate') ?? usual.startDate,
    endDate: search.get('endDate') ?? usual.endDate,
  };
  const compare = search.get('compare') === 'year' ? 'year' : 'period';
  const set = (change: Record<string, string>) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...change }), { replace: true });
  const { data, isPlaceholderData } = useQuery({
    ...analyticsQuery(useTenantId(), { ...days, compare }),
    throwOnError: (_error, query) => query.state.data === undefined,
  });
  return (
    <Stack spacing={2}>
      <PageHeader title={t('title')} />
      <RangeBar
        today={today}
        days={days}
        compare={compare}
        onDays={set}
        onCompare={(next) => set({ compare: next })}
      />
      <Box
        aria-busy={!data || isPlaceholderData}
        sx={{ ...gridStyles, opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {data ? (
          <>
            <AnalyticsFigures data={data} />
            <SalesPanels data={data} />
          </>
        ) : (
          <Skeleton variant="rounded" height={480} sx={{ gridColumn: '1 / -1' }} />
        )}
        <GoodsPanels range={days} />
      </Box>
    </Stack>
  );
}

const gridStyles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  transition: 'opacity 140ms ease-out',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
