import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RemoteNumbers } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { Box, Switch, useFormat } from 'mfe-shared';
import { ListPage, useListParams, useListWords } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { BuildName } from '../../ui/build-name';
import { ReleaseTabs } from '../../ui/release-tabs';
import { SecondLine } from '../../ui/second-line';
import { useStoreChoices } from '../../ui/store-choices';
import { useMeasured } from '../../ui/use-measured';
import { remoteNumbersOptions } from './telemetry.queries';
import { useBuildFilters } from './use-build-filters';

const days = [1, 7, 30, 90] as const;
/** The API's default number of days. */
const usualDays = 7;
const noFilters: Record<string, string> = {};

/** /platform-admin/releases/numbers: the metrics of visitors' pages, by build or by build and store. */
export function RemoteNumbersPage() {
  const { t } = useTranslation('platform-admin/telemetry');
  const { page, columns } = useListWords('platform-admin/telemetry');
  const { number } = useFormat();
  const measured = useMeasured();
  const params = useListParams<ApiQuery<'/telemetry/numbers'>>({
    filters: ['remote', 'build', 'storeId', 'days', 'by'],
    defaultSort: '',
    savedAs: 'remote-numbers',
  });
  const numbers = useQuery({ ...remoteNumbersOptions(params.filters), placeholderData: keepPreviousData });
  const stores = useStoreChoices();
  const filters = useBuildFilters(params);
  const isByStore = params.filters.by === 'store';
  const store = ({ storeName, storeId }: RemoteNumbers) => storeName ?? storeId ?? t('platform');
  const figure = (key: 'lcp' | 'inp' | 'fcp' | 'ttfb' | 'load', hideBelow?: 'md' | 'lg') => ({
    key,
    header: t(key),
    align: 'right' as const,
    ...(hideBelow && { hideBelow }),
    cell: (row: RemoteNumbers) => measured.time(row[key]?.p75),
  });

  return (
    <ListPage<RemoteNumbers>
      {...page}
      tabs={<ReleaseTabs current="numbers" />}
      params={params}
      query={numbers}
      searchable={false}
      notice={
        <Switch
          label={t('byStore')}
          checked={isByStore}
          onChange={(event) => params.set({ filters: { by: event.target.checked ? 'store' : undefined } })}
        />
      }
      views={days.map((value) => ({
        label: t('days', { count: value }),
        filters: value === usualDays ? noFilters : { days: String(value) },
      }))}
      rowId={({ remote, build, storeId }) => `${remote} ${build} ${storeId}`}
      filters={[...filters, { name: 'storeId', label: t('store'), options: stores }]}
      columns={columns([
        {
          key: 'part',
          cell: (row) => (
            <Box component="span" sx={{ display: 'block', py: 0.5, whiteSpace: 'normal' }}>
              {row.remote} <BuildName build={row.build} />
              <SecondLine until="md">
                {[
                  ...(isByStore ? [store(row)] : []),
                  `${t('load')} ${measured.time(row.load?.p75)}`,
                  `${t('inp')} ${measured.time(row.inp?.p75)}`,
                  `${t('bytes')} ${measured.size(row.bytes?.p75)}`,
                ].join(' · ')}
              </SecondLine>
            </Box>
          ),
        },
        ...(isByStore ? [{ key: 'store' as const, hideBelow: 'md' as const, cell: store }] : []),
        { key: 'pages', as: 'number', align: 'right' },
        { key: 'errors', as: 'number', align: 'right' },
        figure('lcp'),
        figure('load', 'md'),
        { key: 'loadP95', align: 'right', hideBelow: 'lg', cell: ({ load }) => measured.time(load?.p95) },
        figure('inp', 'md'),
        {
          key: 'cls',
          align: 'right',
          hideBelow: 'lg',
          cell: ({ cls }) => (cls?.p75 === undefined || cls.p75 === null ? '–' : number(cls.p75 / 1_000)),
        },
        figure('fcp', 'lg'),
        figure('ttfb', 'lg'),
        { key: 'bytes', align: 'right', hideBelow: 'md', cell: ({ bytes }) => measured.size(bytes?.p75) },
      ])}
      empty={{ title: t('noNumbersTitle'), text: t('noNumbersText') }}
    />
  );
}
