import { Alert, Button, Stack, Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Amounts } from '../../ui/amounts';
import { useCart } from '../../ui/cart.store';
import { useQuote } from '../../ui/use-quote';

/** The sum and the checkout button. Until the server has replied, the cart's own sum is shown. */
export function CartCheckout() {
  const { t } = useTranslation('storefront/cart');
  const { money } = useFormat();
  const cartTotal = useCart((cart) => cart.cartTotal);
  const { data: quote } = useQuote();
  const total = quote?.total ?? cartTotal;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Amounts
        subTotal={quote?.subTotal ?? cartTotal}
        discount={quote?.discount ?? 0}
        couponCode={quote?.coupon?.couponCode}
        tax={quote?.tax ?? 0}
        total={total}
        lines={quote?.lines}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('deliveryLater')}
      </Typography>
      {quote?.lines.length === 0 ? (
        <Alert severity="warning">{t('nothingToBuy')}</Alert>
      ) : (
        <Button variant="contained" size="large" fullWidth to="/checkout">
          {t('checkout', { total: money(total) })}
        </Button>
      )}
    </Stack>
  );
}
