import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { Alert, Card, EmptyState, Skeleton, Stack, useErrorText, useFormat } from 'mfe-shared';
import { LoadFailed, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { NoticeList } from '../../ui/notice-list';
import { releaseOverviewOptions } from '../../ui/release-overview';
import { ReleaseTabs } from '../../ui/release-tabs';
import { PartCard } from './part-card';

/** /platform-admin/releases: which builds visitors get, and their health. */
export function ReleasesPage() {
  const { t } = useTranslation('platform-admin/releases');
  const { time } = useFormat();
  const errorText = useErrorText();
  const overview = useQuery(releaseOverviewOptions());
  const { data } = overview;
  return (
    <Stack data-wide spacing={2}>
      <PageHeader title={t('title')} tabs={<ReleaseTabs current="overview" />} />
      {overview.isError && data ? (
        <Alert severity="warning" role="status">
          {t('stale', {
            time: time(new Date(overview.dataUpdatedAt).toISOString()),
            reason: errorText(overview.error),
          })}
        </Alert>
      ) : null}
      {overview.isError && !data ? (
        <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} />
      ) : null}
      {overview.isPending ? <CardSkeletons /> : null}
      {data ? (
        <>
          <NoticeList only={({ kind }) => kind === 'build_demoted' || kind === 'build_failing'} />
          {data.parts.map((part) => (
            <PartCard key={part.remote} part={part} parts={data.parts} rings={data.rings} />
          ))}
          {data.parts.length === 0 ? (
            <EmptyState icon={<Package size={40} />} title={t('emptyTitle')} text={t('emptyText')} />
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}

function CardSkeletons() {
  return ['a', 'b', 'c'].map((key) => (
    <Card key={key} aria-busy sx={{ p: { xs: 2, md: 2.5 } }}>
      <Stack spacing={1.5}>
        <Skeleton width={180} height={22} />
        <Skeleton width="60%" height={18} />
        <Skeleton height={40} />
        <Skeleton height={84} />
      </Stack>
    </Card>
  ));
}
