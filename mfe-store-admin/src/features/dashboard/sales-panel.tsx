import type { Dashboard } from 'api';
import { Box, minorDigits, useFormat, useLanguage, usePermission } from 'mfe-shared';
import { DayChart, FigurePanel } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../ui/minor-units';
import { ordersOf } from '../../ui/sales';

type SalesPanelProps = { days: Dashboard['salesByDay']; currency: string; sx?: object };

/** The last 30 days as a chart, as a table and as a file. */
export function SalesPanel({ days, currency, sx }: SalesPanelProps) {
  const { t } = useTranslation(['store-admin/dashboard', 'store-admin/ui']);
  const { money, number, date } = useFormat();
  const [language] = useLanguage();
  const mayReadOrders = usePermission('read_orders');
  const digits = minorDigits(currency);
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
    <FigurePanel
      title={t('chart.title')}
      note={
        <Box component="span" className="tabular" sx={{ typography: 'h2', color: 'text.primary' }}>
          {money(total, currency)}
        </Box>
      }
      sx={{ minHeight: 400, ...sx }}
      chart={
        <DayChart
          label={summary}
          days={days.map(({ day, amount }) => ({ day, value: amount }))}
          format={(amount) => money(amount, currency)}
          note={(day) => t('store-admin/ui:orderCount', { count: ordersOn.get(day) ?? 0 })}
        />
      }
      rows={days.toReversed()}
      rowId={({ day }) => day}
      rowTo={mayReadOrders ? ({ day }) => ordersOf(day, day) : undefined}
      columns={[
        { key: 'day', header: t('chart.day'), cell: ({ day }) => date(day) },
        { key: 'orders', header: t('chart.orders'), align: 'right', cell: ({ orders }) => number(orders) },
        {
          key: 'amount',
          header: t('chart.amount'),
          align: 'right',
          cell: ({ amount }) => money(amount, currency),
        },
      ]}
      csv={{
        header: [t('chart.day'), t('chart.orders'), t('chart.amountIn', { currency })],
        rows: days.map(({ day, orders, amount }) => [day, orders, amountText(amount, digits, language)]),
      }}
    />
  );
}
