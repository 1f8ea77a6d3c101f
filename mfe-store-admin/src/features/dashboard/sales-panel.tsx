import type { Dashboard } from 'api';
import { Box, Card, Tabs, Typography, useFormat } from 'mfe-shared';
import { DataTable, DayChart } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersOf } from '../../ui/sales';

type SalesPanelProps = { days: Dashboard['salesByDay']; currency: string; sx?: object };

/** The last 30 days as a chart, and as a table. */
export function SalesPanel({ days, currency, sx }: SalesPanelProps) {
  const { t } = useTranslation(['store-admin/dashboard', 'store-admin/ui']);
  const { money, number, date } = useFormat();
  const [view, setView] = useState('chart');
  const ordersOn = new Map(days.map(({ day, orders }) => [day, orders]));
  const total = days.reduce((sum, { amount }) => sum + amount, 0);
  const best = days.reduce(
    (top, day) => (day.amount > top.amount ? day : top),
    days[0] ?? { day: '', amount: 0 },
  );
  const summary = t('chart.summary', {
    total: money(total, currency),
    best: best.day ? date(best.day) : '',
    amount: money(best.amount, currency),
  });
  return (
    <Card component="section" aria-labelledby="sales-title" sx={{ p: 2.5, minHeight: 400, ...sx }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 1 }}>
        <div>
          <Typography id="sales-title" variant="h4" component="h2">
            {t('chart.title')}
          </Typography>
          <Typography variant="h2" component="p" className="tabular" sx={{ mt: 0.5 }}>
            {money(total, currency)}
          </Typography>
        </div>
      </Box>
      <Tabs
        label={t('chart.view')}
        value={view}
        onChange={setView}
        tabs={[
          {
            value: 'chart',
            label: t('chart.chart'),
            panel: (
              <DayChart
                label={summary}
                days={days.map(({ day, amount }) => ({ day, value: amount }))}
                format={(amount) => money(amount, currency)}
                note={(day) => t('store-admin/ui:orderCount', { count: ordersOn.get(day) ?? 0 })}
              />
            ),
          },
          {
            value: 'table',
            label: t('chart.table'),
            panel: (
              <DataTable
                caption={t('chart.title')}
                rows={days.toReversed()}
                rowId={({ day }) => day}
                rowTo={({ day }) => ordersOf(day, day)}
                columns={[
                  { key: 'day', header: t('chart.day'), cell: ({ day }) => date(day) },
                  {
                    key: 'orders',
                    header: t('chart.orders'),
                    align: 'right',
                    cell: ({ orders }) => number(orders),
                  },
                  {
                    key: 'amount',
                    header: t('chart.amount'),
                    align: 'right',
                    cell: ({ amount }) => money(amount, currency),
                  },
                ]}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}
