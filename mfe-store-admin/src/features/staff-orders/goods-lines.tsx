import type { CartIssue } from 'api';
import { Trash2 } from 'lucide-react';
import { Box, IconButton, QuantityStepper, Typography, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail';
import type { OrderItem } from './order-items';

type GoodsLinesProps = {
  items: readonly OrderItem[];
  onChange: (items: OrderItem[]) => void;
  issues: readonly CartIssue[];
  currency: string;
};

const mostPieces = 999;

/** The goods of an order that is being written. */
export function GoodsLines({ items, onChange, issues, currency }: GoodsLinesProps) {
  const { t } = useTranslation('store-admin/staff-orders');
  const { money } = useFormat();
  const text = useText();
  const set = (variantId: string, quantity: number) =>
    onChange(items.map((item) => (item.variantId === variantId ? { ...item, quantity } : item)));
  if (items.length === 0)
    return (
      <Typography variant="body2" sx={{ py: 2, color: 'text.secondary' }}>
        {t('goods.empty')}
      </Typography>
    );
  return (
    <Box component="ul" role="list" aria-label={t('goods.title')}>
      {items.map((item) => {
        const issue = issues.find(({ variantId }) => variantId === item.variantId);
        return (
          <Box component="li" key={item.variantId} sx={rowStyles}>
            <Thumbnail src={item.image} size={44} />
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>
                {[text(item.title), text(item.variantLabel)].filter(Boolean).join(' · ')}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {[money(item.unitPrice, currency), item.unitLabel, item.sku].filter(Boolean).join(' · ')}
              </Box>
              {issue ? (
                <Box role="alert" sx={{ color: 'error.main' }}>
                  {issue.value > 0 ? t('goods.atMost', { count: issue.value }) : t('goods.soldOut')}
                </Box>
              ) : null}
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <QuantityStepper
                size="small"
                label={text(item.title)}
                min={1}
                max={mostPieces}
                value={item.quantity}
                onChange={(quantity) => set(item.variantId, quantity)}
              />
              <IconButton
                size="small"
                label={t('goods.remove', { name: text(item.title) })}
                onClick={() => onChange(items.filter((other) => other !== item))}
              >
                <Trash2 size={16} />
              </IconButton>
            </Box>
            <Box className="tabular" sx={{ minWidth: 72, textAlign: 'right', fontWeight: 600 }}>
              {money(item.unitPrice * item.quantity, currency)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { xs: '44px minmax(0, 1fr) auto', sm: '44px minmax(0, 1fr) auto auto' },
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1.25,
  fontSize: '0.875rem',
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
  '& > :nth-of-type(3)': { gridColumn: { xs: '2 / 3', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } },
} as const;
