import { useQuery } from '@tanstack/react-query';
import { Box, Skeleton, Stack } from 'mfe-shared';
import { loadFigures, PageHeader, RangeBar, ranges } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { analyticsOptions } from './analytics.queries';
import { AnalyticsFigures } from './analytics-figures';
import { CountPanels } from './count-panels';
import { RetentionPanel } from './retention-panel';
import { RevenuePanel } from './revenue-panel';

loadFigures();

/** /platform-admin/analytics: what happened in all stores on any days (UTC), against others. The days are in the URL. */
export function AnalyticsPage() {
  const { t } = useTranslation('platform-admin/analytics');
  const [search, setSearch] = useSearchParams();
  const today = new Date().toISOString().slice(0, 10);
  const usual = ranges.days30(today);
  const days = {
    startDate: search.get('startDate') ?? usual.startDate,
    endDate: search.get('endDate') ?? usual.endDate,
  };
  const compare = search.get('compare') === 'year' ? 'year' : 'period';
  const set = (change: Record<string, string>) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...change }), { replace: true });
  const { data, isPlaceholderData } = useQuery({
    ...analyticsOptions({ ...days, compare }),
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
            <RevenuePanel data={data} />
            <CountPanels data={data} />
            <RetentionPanel cohorts={data.cohorts} />
          </>
        ) : (
          <Skeleton variant="rounded" height={480} sx={{ gridColumn: '1 / -1' }} />
        )}
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
