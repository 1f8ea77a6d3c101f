import { ShoppingCart } from 'lucide-react';
import { Alert, Box, Button, EmptyState, useErrorText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../ui/cart.store';
import { CartLines } from '../../ui/cart-lines';
import { CouponForm } from '../../ui/coupon-form';
import { FreeDeliveryBar } from '../../ui/free-delivery-bar';
import { useQuote } from '../../ui/use-quote';

/** The cart's lines, the amount missing for free delivery, and the coupon. */
export function CartContents() {
  const { t } = useTranslation('storefront/cart');
  const isEmpty = useCart((cart) => cart.isEmpty);
  const { data: quote, error, refetch } = useQuote();
  const errorText = useErrorText();
  if (isEmpty) {
    return (
      <EmptyState
        icon={<ShoppingCart size={40} />}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Button variant="contained" to="/search">
            {t('checkCauses')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {quote?.takesOrders !== false && quote?.lines.length && quote.missingToFreeShipping !== null ? (
        <FreeDeliveryBar missing={quote.missingToFreeShipping} subTotal={quote.subTotal} />
      ) : null}
      {error ? (
        <Alert severity="warning" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {errorText(error)} {t('kept')}
        </Alert>
      ) : null}
      <CartLines quote={quote} />
      <Box sx={{ mt: 1 }}>
        <CouponForm quote={quote} />
      </Box>
    </>
  );
}
