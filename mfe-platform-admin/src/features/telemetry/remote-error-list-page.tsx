import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RemoteError } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { Box, Chip, useFormat } from 'mfe-shared';
import { ListPage, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { BuildName } from '../../ui/build-name';
import { ReleaseTabs } from '../../ui/release-tabs';
import { SecondLine } from '../../ui/second-line';
import { ErrorMessage } from './error-message';
import { remoteErrorListOptions } from './telemetry.queries';
import { useBuildFilters } from './use-build-filters';

/** /platform-admin/releases/errors: the failures in visitors' pages, newest first. */
export function RemoteErrorListPage() {
  const { t } = useTranslation('platform-admin/telemetry');
  const { dateTime } = useFormat();
  const params = useListParams<ApiQuery<'/telemetry/errors'>>({
    filters: ['remote', 'build'],
    defaultSort: 'newest',
  });
  const errors = useQuery({ ...remoteErrorListOptions(params.query), placeholderData: keepPreviousData });
  const filters = useBuildFilters(params);
  const store = ({ storeName, storeId }: RemoteError) => storeName ?? storeId ?? t('platform');
  const phase = (error: RemoteError) => t(`phase.${error.phase}`, error.phase);

  return (
    <ListPage<RemoteError>
      title={t('title')}
      tabs={<ReleaseTabs current="errors" />}
      params={params}
      query={errors}
      searchable={false}
      rowId={({ id }) => id}
      rowLabel={({ message }) => message}
      filters={filters}
      columns={[
        {
          key: 'message',
          header: t('message'),
          cell: (error) => (
            <Box component="span" sx={messageStyles}>
              <ErrorMessage message={error.message} />
              <SecondLine until="md">
                {error.remote} <BuildName build={error.build} /> ·{' '}
                {[phase(error), error.path, store(error), dateTime(error.createdAt)].join(' · ')}
              </SecondLine>
            </Box>
          ),
        },
        {
          key: 'part',
          header: t('part'),
          hideBelow: 'md',
          cell: ({ remote, build }) => (
            <>
              {remote}
              <br />
              <BuildName build={build} />
            </>
          ),
        },
        {
          key: 'phase',
          header: t('phaseLabel'),
          hideBelow: 'md',
          cell: (error) => <Chip size="small" label={phase(error)} />,
        },
        {
          key: 'path',
          header: t('path'),
          hideBelow: 'md',
          cell: ({ path }) => (
            <Box component="span" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {path}
            </Box>
          ),
        },
        { key: 'store', header: t('store'), hideBelow: 'md', cell: store },
        {
          key: 'createdAt',
          header: t('createdAt'),
          align: 'right',
          hideBelow: 'md',
          cell: ({ createdAt }) => dateTime(createdAt),
        },
      ]}
      empty={{ title: t('noErrorsTitle'), text: t('noErrorsText') }}
    />
  );
}

const messageStyles = {
  display: 'block',
  minWidth: { xs: 180, md: 240 },
  maxWidth: 560,
  py: 0.5,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
