import type { Analytics } from 'api';
import { minorDigits, useFormat, useLanguage, usePermission } from 'mfe-shared';
import { DayChart, FigurePanel } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../ui/minor-units';
import { ordersOf } from '../../ui/sales';
import { HourBars } from './hour-bars';

/** Sales by day, by hour and by coupon. */
export function SalesPanels({ data }: { data: Analytics }) {
  const { t } = useTranslation(['store-admin/analytics', 'store-admin/ui']);
  const { date, money, number } = useFormat();
  const [language] = useLanguage();
  const { currency, days, hours, coupons, range } = data;
  const { startDate, endDate } = range;
  const mayReadOrders = usePermission('read_orders');
  const ordersOn = new Map(days.map(({ day, orders }) => [day, orders]));
  const digits = minorDigits(currency);
  const inFile = (amount: number) => amountText(amount, digits, language);
  const salesColumn = {
    key: 'amount',
    header: t('columns.sales'),
    align: 'right' as const,
    cell: ({ amount }: { amount: number }) => money(amount, currency),
  };
  const ordersColumn = {
    key: 'orders',
    header: t('columns.orders'),
    align: 'right' as const,
    cell: ({ orders }: { orders: number }) => number(orders),
  };
  const amountHeader = t('columns.salesIn', { currency });
  const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const busiest = hours.reduce((top, hour) => (hour.orders > top.orders ? hour : top));
  return (
    <>
      <FigurePanel
        title={t('panels.days')}
        sx={{ gridColumn: '1 / -1' }}
        chart={
          <DayChart
            label={t('summary.days', { total: money(data.figures.revenue, currency) })}
            days={days.map(({ day, amount, before }) => ({ day, value: amount, before: before.amount }))}
            format={(amount) => money(amount, currency)}
            note={(day) => t('store-admin/ui:orderCount', { count: ordersOn.get(day) ?? 0 })}
            withBefore
          />
        }
        rows={days}
        rowId={({ day }) => day}
        rowTo={mayReadOrders ? ({ day }) => ordersOf(day, day) : undefined}
        columns={[
          { key: 'day', header: t('columns.day'), cell: ({ day }) => date(day) },
          ordersColumn,
          salesColumn,
          {
            key: 'before',
            header: t('columns.before'),
            align: 'right',
            hideBelow: 'sm',
            cell: ({ before }) => money(before.amount, currency),
          },
        ]}
        csv={{
          header: [t('columns.day'), t('columns.orders'), amountHeader, t('columns.before')],
          rows: days.map(({ day, orders, amount, before }) => [
            day,
            orders,
            inFile(amount),
            inFile(before.amount),
          ]),
        }}
      />
      <FigurePanel
        title={t('panels.hours')}
        chart={
          <HourBars
            hours={hours}
            label={t('summary.hours', { hour: hourText(busiest.hour), orders: number(busiest.orders) })}
          />
        }
        rows={hours}
        rowId={({ hour }) => String(hour)}
        rowTo={mayReadOrders ? ({ hour }) => ordersOf(startDate, endDate, { hour: String(hour) }) : undefined}
        columns={[
          { key: 'hour', header: t('columns.hour'), cell: ({ hour }) => hourText(hour) },
          ordersColumn,
          salesColumn,
        ]}
        csv={{
          header: [t('columns.hour'), t('columns.orders'), amountHeader],
          rows: hours.map(({ hour, orders, amount }) => [hourText(hour), orders, inFile(amount)]),
        }}
      />
      <FigurePanel
        title={t('panels.coupons')}
        rows={coupons}
        rowId={({ couponCode }) => couponCode}
        rowTo={
          mayReadOrders ? ({ couponCode }) => ordersOf(startDate, endDate, { coupon: couponCode }) : undefined
        }
        columns={[
          { key: 'couponCode', header: t('columns.coupon'), cell: ({ couponCode }) => couponCode },
          ordersColumn,
          {
            key: 'discount',
            header: t('discount'),
            align: 'right',
            cell: ({ discount }) => money(discount, currency),
          },
          { ...salesColumn, hideBelow: 'sm' },
        ]}
        csv={{
          header: [t('columns.coupon'), t('columns.orders'), t('discount'), amountHeader],
          rows: coupons.map(({ couponCode, orders, discount, amount }) => [
            couponCode,
            orders,
            inFile(discount),
            inFile(amount),
          ]),
        }}
      />
    </>
  );
}
