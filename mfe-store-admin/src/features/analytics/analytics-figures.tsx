import type { Analytics } from 'api';
import { Box, useFormat, usePermission } from 'mfe-shared';
import { changeBp, StatCard } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { ordersOf } from '../../ui/sales';

const names = ['revenue', 'orders', 'basket', 'newCustomers', 'returningCustomers', 'discount'] as const;
const amounts = new Set<string>(['revenue', 'basket', 'discount']);

/** The figures of the range, each with its change. */
export function AnalyticsFigures({ data }: { data: Analytics }) {
  const { t } = useTranslation('store-admin/analytics');
  const { money, number, date } = useFormat();
  const mayReadOrders = usePermission('read_orders');
  const mayReadCustomers = usePermission('read_customers');
  const { figures, figuresBefore, range, before, currency } = data;
  const against = t('against', { from: date(before.startDate), to: date(before.endDate) });
  const { startDate, endDate } = range;
  /** The list of what a figure counts, for those who may read it. */
  const listOf = (name: (typeof names)[number]): string | undefined => {
    if (name === 'newCustomers' || name === 'returningCustomers') {
      const buyers = name === 'newCustomers' ? 'new' : 'returning';
      const search = new URLSearchParams({ buyers, startDate, endDate });
      return mayReadCustomers ? `/admin/customers?${search}` : undefined;
    }
    const more: Record<string, string> = name === 'discount' ? { discounted: 'yes' } : {};
    return mayReadOrders ? ordersOf(startDate, endDate, more) : undefined;
  };
  const show = (name: string, value: number) => (amounts.has(name) ? money(value, currency) : number(value));
  return (
    <Box sx={gridStyles}>
      {names.map((name) => {
        const to = listOf(name);
        return (
          <StatCard
            key={name}
            label={t(`figures.${name}`)}
            value={show(name, figures[name])}
            help={t('was', { value: show(name, figuresBefore[name]) })}
            change={changeBp(figures[name], figuresBefore[name])}
            changeLabel={against}
            {...(to ? { to } : {})}
          />
        );
      })}
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
