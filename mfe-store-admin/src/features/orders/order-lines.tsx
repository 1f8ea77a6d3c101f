import type { Order } from 'api';
import { Box, Card, Divider, Typography, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { PermittedLink } from '../../ui/permitted-link';
import { Thumbnail } from '../../ui/thumbnail';
import { WeightOfLine } from '../../ui/weight-of-line';
import { OrderTotals } from './order-totals';
import { RefundedPieces } from './refunded-pieces';

/** The items as they were sold, and the sum. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation('store-admin/orders');
  const { money, number } = useFormat();
  const text = useText();
  const count = order.lines.reduce((sum, { qtyOrdered }) => sum + qtyOrdered, 0);
  return (
    <Card
      component="section"
      aria-labelledby="lines-title"
      sx={{ p: 2.5, '@media print': { border: 0, p: 0 } }}
    >
      <Typography id="lines-title" variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('items', { count })}
      </Typography>
      <Box component="ul" role="list">
        {order.lines.map((line) => (
          <Box component="li" key={line.id} sx={rowStyles}>
            <Thumbnail src={line.image} size={44} />
            <Box sx={{ minWidth: 0 }}>
              <PermittedLink
                permission="read_products"
                to={`/admin/products/${line.productId}`}
                underline={false}
                sx={titleStyles}
              >
                {text(line.title)}
              </PermittedLink>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[...new Set([text(line.variantLabel), line.unitLabel, line.sku])]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {line.ageLimit === null ? null : (
                <Typography variant="body2" sx={{ color: 'warning.main' }}>
                  {t('checkAge', { age: line.ageLimit })}
                </Typography>
              )}
              <WeightOfLine line={line} currency={order.currency} />
              {line.parts.map((part) => (
                <Typography key={part.variantId} variant="body2" sx={{ color: 'text.secondary' }}>
                  {`${number(line.qtyOrdered * part.qty)} × ${[text(part.title), text(part.variantLabel), part.sku, part.pickedG ? `${number(part.pickedG)} g` : ''].filter(Boolean).join(' · ')}`}
                </Typography>
              ))}
              <RefundedPieces line={line} />
            </Box>
            <Typography
              variant="body2"
              className="tabular"
              sx={{ textAlign: 'right', color: 'text.secondary' }}
            >
              {money(line.unitPrice, order.currency)} × {number(line.qtyOrdered)}
            </Typography>
            <Typography variant="body2" className="tabular" sx={{ textAlign: 'right', fontWeight: 600 }}>
              {money(line.lineSubtotal, order.currency)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Divider sx={{ my: 2 }} />
      <OrderTotals order={order} />
    </Card>
  );
}

const rowStyles = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { xs: '44px minmax(0, 1fr) auto', sm: '44px minmax(0, 1fr) 140px 96px' },
  columnGap: 1.5,
  py: 1.25,
  breakInside: 'avoid',
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
  // On a phone the unit price is below the name.
  '& > :nth-child(3)': {
    gridColumn: { xs: 2, sm: 'auto' },
    gridRow: { xs: 2, sm: 'auto' },
    textAlign: { xs: 'left', sm: 'right' },
  },
  '& > :nth-child(4)': { gridColumn: { xs: 3, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } },
} as const;

const titleStyles = {
  fontSize: '0.875rem',
  fontWeight: 600,
  '&:hover': { textDecoration: 'underline' },
} as const;
