import { ShoppingCart } from 'lucide-react';
import { Box, Button, useFormat, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useCart } from '../ui/cart.store';
import { useOverlay } from '../ui/use-overlay';

/** The number of items and the sum; opens the cart. */
export function CartButton() {
  const { t } = useTranslation('storefront/layout');
  const { money } = useFormat();
  const { press, open } = useOverlay('cart');
  const count = useCart((cart) => cart.totalItems);
  const total = useCart((cart) => cart.cartTotal);
  return (
    <Button
      variant="contained"
      to="/cart"
      onClick={press}
      aria-haspopup="dialog"
      aria-expanded={open}
      startIcon={<ShoppingCart size={18} />}
      // As wide when empty as when filled, since the server renders it empty: nothing moves when the cart is loaded.
      sx={{ minWidth: { md: 116, lg: 184 }, justifyContent: 'flex-start' }}
    >
      <VisuallyHidden>{t('cartWith', { count, total: money(total) })}</VisuallyHidden>
      <Box component="span" aria-hidden sx={{ mr: 1 }} className="tabular">
        {count > 0 ? money(total) : t('cart')}
      </Box>
      <Box component="span" aria-hidden sx={countStyles} className="tabular">
        {count}
      </Box>
    </Button>
  );
}

const countStyles = {
  minWidth: 22,
  px: 0.5,
  ml: 'auto',
  borderRadius: '999px',
  bgcolor: 'primary.contrastText',
  color: 'primary.main',
  fontSize: '0.8125rem',
  lineHeight: '22px',
  textAlign: 'center',
};
