import { useFormat } from 'mfe-shared';
import { DayChart, FigurePanel } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import type { PlatformAnalytics } from './analytics.queries';
import type { Shown } from './use-shown';
import { useShown } from './use-shown';

/** A panel for each figure that is counted or measured by day. */
export function CountPanels({ data }: { data: PlatformAnalytics }) {
  const shown = useShown();
  return (
    shown
      .filter(({ name }) => name !== 'stores')
      // A figure that was measured on none of the days is left out.
      .filter(({ name }) => data.figures[name] !== null || data.figuresBefore[name] !== null)
      .map((one, at, all) => (
        // The last one of an odd number has no neighbour.
        <CountPanel key={one.name} data={data} isWide={at === all.length - 1 && at % 2 === 0} {...one} />
      ))
  );
}

type PanelProps = Shown & { data: PlatformAnalytics; isWide: boolean };

function CountPanel({ data: { days, figures }, isWide, name, format, unit, note }: PanelProps) {
  const { t } = useTranslation('platform-admin/analytics');
  const { date } = useFormat();
  const title = t(`panels.${name as Exclude<Shown['name'], 'stores'>}`);
  const of = (day: PlatformAnalytics['days'][number] | PlatformAnalytics['days'][number]['before']) =>
    day[name as Exclude<Shown['name'], 'stores'>];
  const header = unit ? `${t(`figures.${name}`)} (${unit})` : t(`figures.${name}`);
  return (
    <FigurePanel
      title={title}
      {...(note && { note })}
      sx={isWide ? { gridColumn: '1 / -1' } : {}}
      chart={
        <DayChart
          label={t('summary.count', { what: title, total: format(figures[name]) })}
          days={days.map((one) => ({ day: one.day, value: of(one) ?? 0, before: of(one.before) ?? 0 }))}
          format={format}
          withBefore
        />
      }
      rows={days}
      rowId={({ day }) => day}
      columns={[
        { key: 'day', header: t('columns.day'), cell: ({ day }) => date(day) },
        { key: name, header: t(`figures.${name}`), align: 'right', cell: (one) => format(of(one)) },
        {
          key: 'before',
          header: t('columns.before'),
          align: 'right',
          cell: ({ before }) => format(of(before)),
        },
      ]}
      csv={{
        header: [t('columns.day'), header, t('columns.before')],
        rows: days.map((one) => [one.day, of(one) ?? '', of(one.before) ?? '']),
      }}
    />
  );
}
