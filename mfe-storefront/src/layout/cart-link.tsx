import { ShoppingCart } from 'lucide-react';
import { Badge, Link, useFormat, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useCart } from '../ui/cart.store';
import { useOverlay } from '../ui/use-overlay';

/** The cart in the bar of a phone. Apart from the other links, as a press on + renders it anew. */
export function CartLink() {
  const { t } = useTranslation('storefront/layout');
  const { money } = useFormat();
  const { press, open } = useOverlay('cart');
  const count = useCart((cart) => cart.totalItems);
  const total = useCart((cart) => cart.cartTotal);
  return (
    <Link to="/cart" underline={false} aria-haspopup="dialog" aria-expanded={open} onClick={press}>
      <VisuallyHidden>{t('cartWith', { count, total: money(total) })}</VisuallyHidden>
      <Badge aria-hidden badgeContent={count} max={99} color="primary">
        <ShoppingCart size={22} aria-hidden />
      </Badge>
      <span aria-hidden className="tabular">
        {count > 0 ? money(total) : t('cart')}
      </span>
    </Link>
  );
}
