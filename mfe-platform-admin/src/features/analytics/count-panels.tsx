import { useFormat } from 'mfe-shared';
import { DayChart, FigurePanel } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import type { PlatformAnalytics } from './analytics.queries';

const counts = ['orders', 'activeStores', 'newStores', 'signUps', 'errors'] as const;

/** What is counted on each day, one panel each. */
export function CountPanels({ data: { days, figures } }: { data: PlatformAnalytics }) {
  const { t } = useTranslation('platform-admin/analytics');
  const { date, number } = useFormat();
  return counts.map((name, at) => (
    <FigurePanel
      key={name}
      title={t(`panels.${name}`)}
      // The last one has no neighbour.
      sx={at === counts.length - 1 ? { gridColumn: '1 / -1' } : {}}
      chart={
        <DayChart
          label={t('summary.count', { what: t(`panels.${name}`), total: number(figures[name]) })}
          days={days.map((one) => ({ day: one.day, value: one[name], before: one.before[name] }))}
          format={number}
          withBefore
        />
      }
      rows={days}
      rowId={({ day }) => day}
      columns={[
        { key: 'day', header: t('columns.day'), cell: ({ day }) => date(day) },
        { key: name, header: t(`figures.${name}`), align: 'right', cell: (one) => number(one[name]) },
        {
          key: 'before',
          header: t('columns.before'),
          align: 'right',
          cell: ({ before }) => number(before[name]),
        },
      ]}
      csv={{
        header: [t('columns.day'), t(`figures.${name}`), t('columns.before')],
        rows: days.map((one) => [one.day, one[name], one.before[name]]),
      }}
    />
  ));
}
