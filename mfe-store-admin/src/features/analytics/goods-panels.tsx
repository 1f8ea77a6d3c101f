import { useQuery } from '@tanstack/react-query';
import type { GoodsAnalytics } from 'api';
import { Box, minorDigits, Skeleton, useFormat, useLanguage, usePermission, useText } from 'mfe-shared';
import { FigurePanel, StatCard } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../ui/minor-units';
import { ordersOf } from '../../ui/sales';
import { Thumbnail } from '../../ui/thumbnail';
import { useTenantId } from '../../ui/use-tenant-id';
import type { AnalyticsRange } from './analytics.queries';
import { goodsQuery } from './analytics.queries';

type Product = GoodsAnalytics['best'][number];

/** Best and worst sellers by product and category, and the value of the stock. */
export function GoodsPanels({ range }: { range: AnalyticsRange }) {
  const { t } = useTranslation('store-admin/analytics');
  const { money, number } = useFormat();
  const text = useText();
  const [language] = useLanguage();
  const mayReadProducts = usePermission('read_products');
  const mayReadOrders = usePermission('read_orders');
  const mayReadStock = usePermission('read_stock');
  const { data } = useQuery({
    ...goodsQuery(useTenantId(), range),
    throwOnError: (_error, query) => query.state.data === undefined,
  });
  if (!data) return <Skeleton variant="rounded" height={320} sx={{ gridColumn: '1 / -1' }} />;
  const { currency, stock } = data;
  const digits = minorDigits(currency);
  const inFile = (amount: number) => amountText(amount, digits, language);
  const sold = [
    {
      key: 'quantity',
      header: t('columns.sold'),
      align: 'right' as const,
      cell: ({ quantity }: { quantity: number }) => number(quantity),
    },
    {
      key: 'amount',
      header: t('columns.sales'),
      align: 'right' as const,
      cell: ({ amount }: { amount: number }) => money(amount, currency),
    },
  ];
  const header = [t('columns.sold'), t('columns.salesIn', { currency })];
  const productColumn = {
    key: 'title',
    header: t('columns.product'),
    cell: ({ title, image }: Product) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Thumbnail src={image} size={28} />
        {text(title)}
      </Box>
    ),
  };
  const { startDate, endDate } = data.range;
  const toOrders = (more: Record<string, string>) => ordersOf(startDate, endDate, more);
  const toProduct = mayReadProducts
    ? ({ productId }: Product) => `/admin/products/edit/${productId}`
    : undefined;
  const toSold = mayReadOrders ? ({ productId }: Product) => toOrders({ product: productId }) : undefined;
  const categoryName = ({ name }: GoodsAnalytics['categories'][number]) => text(name) || t('noCategory');
  return (
    <>
      <FigurePanel
        title={t('panels.best')}
        rows={data.best}
        rowId={({ productId }) => productId}
        rowTo={toSold}
        columns={[productColumn, ...sold]}
        csv={{
          header: [t('columns.product'), ...header],
          rows: data.best.map(({ title, quantity, amount }) => [text(title), quantity, inFile(amount)]),
        }}
      />
      <FigurePanel
        title={t('panels.slow')}
        rows={data.slow}
        rowId={({ productId }) => productId}
        rowTo={toProduct}
        columns={[
          productColumn,
          ...sold.slice(0, 1),
          {
            key: 'available',
            header: t('columns.available'),
            align: 'right',
            cell: ({ available }) => number(available),
          },
        ]}
        csv={{
          header: [t('columns.product'), ...header, t('columns.available')],
          rows: data.slow.map(({ title, quantity, amount, available }) => [
            text(title),
            quantity,
            inFile(amount),
            available,
          ]),
        }}
      />
      <FigurePanel
        title={t('panels.categories')}
        rows={data.categories}
        rowId={({ id }) => id ?? 'none'}
        rowTo={mayReadOrders ? ({ id }) => toOrders({ category: id ?? 'none' }) : undefined}
        columns={[{ key: 'name', header: t('columns.category'), cell: categoryName }, ...sold]}
        csv={{
          header: [t('columns.category'), ...header],
          rows: data.categories.map((row) => [categoryName(row), row.quantity, inFile(row.amount)]),
        }}
      />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <StatCard
          label={t('stock.retail')}
          value={money(stock.retail, currency)}
          help={t('stock.pieces', { amount: number(stock.pieces) })}
          {...(mayReadStock ? { to: '/admin/stock?stock=in' } : {})}
        />
        {stock.cost === null ? null : (
          <StatCard
            label={t('stock.cost')}
            value={money(stock.cost, currency)}
            {...(mayReadStock ? { to: '/admin/stock?stock=in' } : {})}
            help={
              stock.withoutCost > 0
                ? t('stock.withoutCost', { amount: number(stock.withoutCost) })
                : undefined
            }
          />
        )}
      </Box>
    </>
  );
}
