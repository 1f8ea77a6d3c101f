import { Alert, Box, Button, Stack, Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Amounts } from '../../ui/amounts';
import { ArrivalNote } from '../../ui/arrival-note';
import { useCart } from '../../ui/cart.store';
import { MinimumNote } from '../../ui/minimum-note';
import { useQuote } from '../../ui/use-quote';

/** The sum and the checkout button. Until the server has replied, the cart's own sum is shown. */
export function CartCheckout() {
  const { t } = useTranslation(['storefront/cart', 'errors']);
  const { money } = useFormat();
  const cartTotal = useCart((cart) => cart.cartTotal);
  const { data: quote } = useQuote();
  const total = quote?.total ?? cartTotal;
  const isClosed = quote?.takesOrders === false;
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
      {isClosed ? null : (
        <>
          <Box sx={{ minHeight: 24, fontSize: '0.875rem' }}>
            <ArrivalNote />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('deliveryLater')}
          </Typography>
        </>
      )}
      {quote?.lines.length ? <MinimumNote quote={quote} /> : null}
      {isClosed ? (
        <Alert severity="info">{t('errors:STORE_CLOSED')}</Alert>
      ) : quote?.lines.length === 0 ? (
        <Alert severity="warning">{t('nothingToBuy')}</Alert>
      ) : quote?.missingToMinimum ? (
        <Button variant="contained" size="large" fullWidth to="/search">
          {t('goOn')}
        </Button>
      ) : (
        <Button variant="contained" size="large" fullWidth to="/checkout">
          {t('checkout', { total: money(total) })}
        </Button>
      )}
    </Stack>
  );
}
