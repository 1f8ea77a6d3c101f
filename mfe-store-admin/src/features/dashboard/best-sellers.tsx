import type { Dashboard } from 'api';
import { Box, Card, EmptyState, Link, Typography, useFormat, useText } from 'mfe-shared';
import { DataTable } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail';

type BestSellersProps = { products: Dashboard['bestSellers']; currency: string; sx?: object };

/** The best-selling products. */
export function BestSellers({ products, currency, sx }: BestSellersProps) {
  const { t } = useTranslation('store-admin/dashboard');
  const { money, number } = useFormat();
  const text = useText();
  return (
    <Card component="section" aria-labelledby="best-title" sx={{ p: 2.5, ...sx }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography id="best-title" variant="h4" component="h2">
          {t('bestSellers')}
        </Typography>
        <Link to="/admin/products?sort=-sales" sx={{ fontSize: '0.875rem' }}>
          {t('allProducts')}
        </Link>
      </Box>
      {products.length === 0 ? (
        <EmptyState title={t('noSales')} text={t('noSalesText')} />
      ) : (
        <DataTable
          caption={t('bestSellers')}
          rows={products}
          rowId={({ productId }) => productId}
          rowTo={({ productId }) => `/admin/products/${productId}`}
          columns={[
            {
              key: 'title',
              header: t('product'),
              cell: ({ title, image }) => (
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
                  <Thumbnail src={image} size={28} />
                  {text(title)}
                </Box>
              ),
            },
            { key: 'quantity', header: t('sold'), align: 'right', cell: ({ quantity }) => number(quantity) },
            {
              key: 'amount',
              header: t('sales'),
              align: 'right',
              cell: ({ amount }) => money(amount, currency),
            },
          ]}
        />
      )}
    </Card>
  );
}
