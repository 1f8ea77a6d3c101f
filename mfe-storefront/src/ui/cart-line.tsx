import type { CartIssue, CartQuote } from 'api';
import { Trash2 } from 'lucide-react';
import { Box, IconButton, Image, Link, Money, notify, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { CartItem } from './cart.rules';
import { cart, useCart } from './cart.store';
import { CartIssueNote } from './cart-issue-note';
import { lineLabel } from './line-label';
import { smallestQuantity } from './order-quantity';
import { QuantityInput } from './quantity-input';
import { useWeightText } from './use-amount-text';

type CartLineProps = {
  item: CartItem;
  /** The server's line; missing while it loads, and for items that cannot be bought. */
  line: CartQuote['lines'][number] | undefined;
  issues: readonly CartIssue[];
  compact: boolean;
};

/** Picture, name, stepper, sum; issues below. */
export function CartLine({ item, line, issues, compact }: CartLineProps) {
  const { t } = useTranslation('storefront/ui');
  const text = useText();
  const weightText = useWeightText();
  const title = text(line?.title ?? item.title);
  const size = compact ? 48 : 64;
  const image = line?.image ?? item.image;
  const variant = text(line?.variantLabel ?? item.variantLabel);
  const gone = issues.some(({ kind }) => kind === 'sold_out' || kind === 'unavailable');
  const price = line?.unitPrice ?? item.price;
  const original = line?.originalPrice ?? item.originalPrice;
  // The pieces that are charged: fewer than wanted when there are no more.
  const isReduced = issues.some(({ kind }) => kind !== 'price_changed');
  const pieces = gone ? 0 : isReduced && line ? line.quantity : item.quantity;
  const remove = () => {
    const { itemTotal: _, quantity, ...input } = item;
    const at = useCart.getState().items.findIndex(({ id }) => id === item.id);
    cart.removeItem(item.id);
    notify.success(t('removed', { title }), {
      label: t('undo'),
      run: () => cart.addItem(input, quantity, at),
    });
  };
  return (
    <Box component="li" sx={lineStyles}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `${size}px minmax(0, 1fr) auto`,
          columnGap: 1.5,
          rowGap: 0.75,
        }}
      >
        <Box sx={{ gridRow: 'span 2', width: size, opacity: gone ? 0.5 : 1 }}>
          {image ? <Image src={image} alt="" width={size} height={size} sx={{ borderRadius: 1 }} /> : null}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Link to={`/product/${line?.slug ?? item.slug}`} underline={false} sx={titleStyles}>
            {title}
          </Link>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {lineLabel(variant, line?.unitLabel ?? item.unitLabel)}
          </Box>
          {line?.ageLimit ? (
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t('fromAge', { age: line.ageLimit })}
            </Box>
          ) : null}
          {line?.weight ? (
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {weightText(line.weight, item.quantity)}
            </Box>
          ) : null}
        </Box>
        <Box sx={{ fontWeight: 700, textAlign: 'right' }}>
          {gone ? null : <Money minor={price * pieces} original={original * pieces} />}
        </Box>
        <Box
          sx={{
            gridColumn: '2 / -1',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <QuantityInput
            value={item.quantity}
            min={line ? smallestQuantity(line) : 1}
            step={line?.quantityStep ?? 1}
            disabled={gone}
            label={t('quantityOf', { title })}
            onChange={(next) => cart.updateItemQuantity(item.id, next)}
          />
          <IconButton label={t('remove', { title })} onClick={remove}>
            <Trash2 size={18} />
          </IconButton>
        </Box>
      </Box>
      {issues.map((issue) => (
        <CartIssueNote key={issue.kind} issue={issue} seenPrice={item.price} />
      ))}
    </Box>
  );
}

const lineStyles = { py: 2, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } };

const titleStyles = {
  fontWeight: 500,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
};
