import { Box, majorUnits, Select, useFormat } from 'mfe-shared';
import { DayChart, FigurePanel } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlatformAnalytics } from './analytics.queries';

/** The revenue of each day, in one currency at a time. */
export function RevenuePanel({ data: { days, figures, figuresBefore } }: { data: PlatformAnalytics }) {
  const { t } = useTranslation('platform-admin/analytics');
  const { date, money } = useFormat();
  const [chosen, choose] = useState('');
  const all = [...figures.sales, ...figuresBefore.sales].map(({ currency: one }) => one);
  const currencies = [...new Set(all)];
  const currency = currencies.find((one) => one === chosen) ?? currencies[0];
  if (!currency) return null;
  const amountOn = ({ amounts }: Pick<PlatformAnalytics['days'][number], 'amounts'>) =>
    amounts[currency] ?? 0;
  const total = figures.sales.find((one) => one.currency === currency)?.amount ?? 0;
  return (
    <FigurePanel
      title={t('panels.revenue', { currency })}
      sx={{ gridColumn: '1 / -1' }}
      note={
        currencies.length > 1 ? (
          <Box component="span" sx={{ display: 'block', maxWidth: 200 }}>
            <Select
              label={t('currency')}
              value={currency}
              options={currencies.map((value) => ({ value, label: value }))}
              onChange={(event) => choose(event.target.value)}
            />
          </Box>
        ) : undefined
      }
      chart={
        <DayChart
          label={t('summary.revenue', { total: money(total, currency) })}
          days={days.map((day) => ({ day: day.day, value: amountOn(day), before: amountOn(day.before) }))}
          format={(amount) => money(amount, currency)}
          withBefore
        />
      }
      rows={days}
      rowId={({ day }) => day}
      columns={[
        { key: 'day', header: t('columns.day'), cell: ({ day }) => date(day) },
        {
          key: 'amount',
          header: t('columns.revenue'),
          align: 'right',
          cell: (day) => money(amountOn(day), currency),
        },
        {
          key: 'before',
          header: t('columns.before'),
          align: 'right',
          cell: ({ before }) => money(amountOn(before), currency),
        },
      ]}
      csv={{
        header: [t('columns.day'), t('columns.revenueIn', { currency }), t('columns.before')],
        rows: days.map((day) => [
          day.day,
          majorUnits(amountOn(day), currency),
          majorUnits(amountOn(day.before), currency),
        ]),
      }}
    />
  );
}
