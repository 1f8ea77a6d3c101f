import type { Dashboard } from 'api';
import { Box, useFormat, useWordOf } from 'mfe-shared';
import { changeBp, StatCard } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { ordersOf } from '../../ui/sales';
import { lastAmounts } from './sales-change';

export const figureColumns = {
  xs: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
};

type SalesFiguresProps = { dashboard: Dashboard; sx?: object };

/** The four figures, each with its change and a link to its orders. */
export function SalesFigures({ dashboard, sx }: SalesFiguresProps) {
  const { t } = useTranslation(['store-admin/dashboard', 'store-admin/ui']);
  const wordOf = useWordOf('store-admin/dashboard');
  const { money } = useFormat();
  const { today, yesterday, month, lastMonth, allTime, salesByDay: days, currency } = dashboard;
  const day = (back: number) => days.at(-1 - back)?.day;
  const firstOfMonth = day(0)?.replace(/\d\d$/, '01');
  const figures = [
    {
      name: 'today',
      figure: today,
      before: yesterday.amount,
      spark: lastAmounts(days, 14),
      to: ordersOf(day(0), day(0)),
    },
    {
      name: 'yesterday',
      figure: yesterday,
      before: days.at(-3)?.amount,
      spark: lastAmounts(days, 14, 1),
      to: ordersOf(day(1), day(1)),
    },
    {
      name: 'month',
      figure: month,
      before: lastMonth.amount,
      spark: days.filter(({ day: date }) => date >= (firstOfMonth ?? '')).map(({ amount }) => amount),
      to: ordersOf(firstOfMonth, day(0)),
    },
    {
      name: 'allTime',
      figure: allTime,
      before: undefined,
      spark: lastAmounts(days, 30),
      to: ordersOf(),
    },
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: figureColumns, ...sx }}>
      {figures.map(({ name, figure, before, spark, to }) => (
        <StatCard
          key={name}
          label={t(`figures.${name}`)}
          value={money(figure.amount, currency)}
          help={t('store-admin/ui:orderCount', { count: figure.orders })}
          change={changeBp(figure.amount, before)}
          changeLabel={wordOf('against', name)}
          spark={spark}
          to={to}
        />
      ))}
    </Box>
  );
}
