import { Box, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../ui/cart.store';
import { MoreGoods } from '../../ui/more-goods';
import { Page } from '../../ui/page';
import { CartCheckout } from './cart-checkout';
import { CartContents } from './cart-contents';

/** The cart as a page, which can be bookmarked and shared. */
export function CartPage() {
  const { t } = useTranslation('storefront/cart');
  const isEmpty = useCart((cart) => cart.isEmpty);
  return (
    <Page narrow>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <CartContents />
      {isEmpty ? (
        <MoreGoods />
      ) : (
        <Box sx={{ mt: 3, ml: 'auto', maxWidth: { md: 420 } }}>
          <CartCheckout />
        </Box>
      )}
    </Page>
  );
}
