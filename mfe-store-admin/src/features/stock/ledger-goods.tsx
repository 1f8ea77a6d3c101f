import { useQuery } from '@tanstack/react-query';
import { Box, Button, Card, Link, Typography, useFormat, useMayWrite } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { PermittedLink } from '../../ui/permitted-link';
import { useTenantId } from '../../ui/use-tenant-id';
import { levelQuery } from './stock.queries';
import { useGoodsName } from './use-goods-name';
import { useStockActions } from './use-stock-actions';

const figures = ['onHand', 'allocated', 'available', 'reorderPoint'] as const;

/** The variant whose movements are listed, with its level. A deleted one has movements, but no level. */
export function LedgerGoods({ variantId }: { variantId: string }) {
  const { t } = useTranslation('store-admin/stock');
  const { number } = useFormat();
  const nameOf = useGoodsName();
  const mayWrite = useMayWrite();
  const { ask, dialog } = useStockActions();
  const { data: row } = useQuery(levelQuery(useTenantId(), variantId));
  return (
    <Card component="section" aria-labelledby="goods-title" sx={cardStyles}>
      <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
        <Typography id="goods-title" variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {row ? (
            <PermittedLink permission="read_products" to={`/admin/products/edit/${row.productId}`}>
              {nameOf(row)}
            </PermittedLink>
          ) : (
            t('oneVariant')
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {row?.sku} <Link to="/admin/stock/movements">{t('allMovements')}</Link>
        </Typography>
      </Box>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0 }}>
        {figures.map((figure) => (
          <div key={figure}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {t(`columns.${figure}`)}
            </Typography>
            <Typography component="dd" className="tabular" sx={{ m: 0, fontWeight: 600 }}>
              {row ? number(row[figure]) : '–'}
            </Typography>
          </div>
        ))}
      </Box>
      {mayWrite && row ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" onClick={() => ask('count', row)}>
            {t('count')}
          </Button>
          <Button variant="contained" onClick={() => ask('adjust', row)}>
            {t('adjust')}
          </Button>
        </Box>
      ) : null}
      {dialog}
    </Card>
  );
}

const cardStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  p: 2,
} as const;
