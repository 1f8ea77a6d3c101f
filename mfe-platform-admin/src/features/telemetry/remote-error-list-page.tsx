import type { ErrorGroup } from 'api';
import { Box, Chip, useFormat, useWordOf } from 'mfe-shared';
import { ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { BuildName } from '../../ui/build-name';
import { ReleaseTabs } from '../../ui/release-tabs';
import { SecondLine } from '../../ui/second-line';
import { errorGroups, refreshMs } from './telemetry.queries';
import { useBuildFilters } from './use-build-filters';

const keyOf = ({ remote, build, phase, fingerprint }: ErrorGroup) =>
  [remote, build, phase, fingerprint].join('.');

/** /platform-admin/releases/errors: the failures in visitors' pages, equal ones together. One opens beside the list. */
export function RemoteErrorListPage() {
  const { t } = useTranslation('platform-admin/telemetry');
  const { page, columns } = useListWords('platform-admin/telemetry');
  const wordOf = useWordOf('platform-admin/telemetry');
  const { dateTime } = useFormat();
  const { search } = useLocation();
  const list = useReadableList(errorGroups, {
    filters: ['remote', 'build'],
    defaultSort: 'newest',
    savedAs: 'remote-errors',
    refetchInterval: refreshMs,
  });
  const filters = useBuildFilters(list.params);
  const phase = (error: ErrorGroup) => wordOf('phase', error.phase) ?? error.phase;

  return (
    <>
      <ListPage<ErrorGroup>
        {...page}
        {...list}
        tabs={<ReleaseTabs current="errors" />}
        searchable={false}
        rowId={keyOf}
        rowTo={(error) => `/platform-admin/releases/errors/${keyOf(error)}${search}`}
        rowLabel={({ message }) => message}
        filters={filters}
        columns={columns([
          {
            key: 'message',
            cell: (error) => (
              <Box component="span" sx={messageStyles}>
                {error.message.split('\n', 1)[0]}
                <SecondLine until="md">
                  {error.remote} <BuildName build={error.build} label={error.label} /> ·{' '}
                  {[
                    phase(error),
                    t('group.times', { count: error.count }),
                    t('group.visitorsOf', { count: error.visitors }),
                    dateTime(error.lastAt),
                  ].join(' · ')}
                </SecondLine>
              </Box>
            ),
          },
          {
            key: 'part',
            hideBelow: 'md',
            cell: ({ remote, build, label }) => (
              <>
                {remote}
                <br />
                <BuildName build={build} label={label} />
              </>
            ),
          },
          {
            key: 'phase',
            header: t('phaseLabel'),
            hideBelow: 'md',
            cell: (error) => <Chip size="small" label={phase(error)} />,
          },
          { key: 'count', as: 'number', header: t('group.count'), align: 'right', hideBelow: 'md' },
          { key: 'visitors', as: 'number', header: t('group.visitors'), align: 'right', hideBelow: 'md' },
          {
            key: 'browsers',
            header: t('group.browsers'),
            hideBelow: 'lg',
            cell: ({ browsers }) => browsers.join(', '),
          },
          { key: 'lastAt', as: 'dateTime', header: t('group.lastAt'), align: 'right', hideBelow: 'md' },
        ])}
        empty={{ title: t('noErrorsTitle'), text: t('noErrorsText') }}
      />
      <Outlet />
    </>
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
