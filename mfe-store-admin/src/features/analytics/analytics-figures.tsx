import type { Analytics } from 'api';
import { Box, useFormat, usePermission } from 'mfe-shared';
import { StatCard } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { changeBp, ordersOf } from '../../ui/sales';

const names = ['revenue', 'orders', 'basket', 'newCustomers', 'returningCustomers', 'discount'] as const;
const amounts = new Set<string>(['revenue', 'basket', 'discount']);
/** Sums and numbers of orders lead to these orders. */
const ofOrders = new Set<string>(['revenue', 'orders', 'basket']);

/** The figures of the range, each with its change. */
export function AnalyticsFigures({ data }: { data: Analytics }) {
  const { t } = useTranslation('store-admin/analytics');
  const { money, number, date } = useFormat();
  const mayReadOrders = usePermission('read_orders');
  const { figures, figuresBefore, range, before, currency } = data;
  const against = t('against', { from: date(before.startDate), to: date(before.endDate) });
  const show = (name: string, value: number) => (amounts.has(name) ? money(value, currency) : number(value));
  return (
    <Box sx={gridStyles}>
      {names.map((name) => (
        <StatCard
          key={name}
          label={t(`figures.${name}`)}
          value={show(name, figures[name])}
          help={t('was', { value: show(name, figuresBefore[name]) })}
          change={changeBp(figures[name], figuresBefore[name])}
          changeLabel={against}
          {...(mayReadOrders && ofOrders.has(name) ? { to: ordersOf(range.startDate, range.endDate) } : {})}
        />
      ))}
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gap: 2,
  gridColumn: '1 / -1',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
