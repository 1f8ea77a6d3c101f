import type { CartQuote } from 'api';
import { Box } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useCart } from './cart.store';
import { CartLine } from './cart-line';

type CartLinesProps = {
  quote: CartQuote | undefined;
  /** Smaller, for use beside a form. */
  compact?: boolean;
};

/** All items of the cart, the same in the drawer and in the checkout. */
export function CartLines({ quote, compact = false }: CartLinesProps) {
  const { t } = useTranslation('storefront/ui');
  const items = useCart((cart) => cart.items);
  return (
    <Box component="ul" role="list" aria-label={t('lines')}>
      {items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          line={quote?.lines.find(({ variantId }) => variantId === item.id)}
          issues={quote?.issues.filter(({ variantId }) => variantId === item.id) ?? []}
          compact={compact}
        />
      ))}
    </Box>
  );
}
