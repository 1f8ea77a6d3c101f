import type { CartQuote, ShippingOption } from 'api';
import { ChevronDown, Truck } from 'lucide-react';
import {
  Box,
  Button,
  Collapse,
  Skeleton,
  Typography,
  useArrivalText,
  useFormat,
  useMediaQuery,
} from 'mfe-shared';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amounts } from '../../ui/amounts';
import { CartLines } from '../../ui/cart-lines';
import { CouponForm } from '../../ui/coupon-form';
import { useCheckoutText } from '../../ui/use-checkout-text';
import { arrivalOf } from './use-agreed-arrival';

type CheckoutSummaryProps = { quote: CartQuote | undefined; chosen: ShippingOption | null };

/** The items, when they arrive and what they cost: beside the steps, or collapsed above them on narrow screens. */
export function CheckoutSummary({ quote, chosen }: CheckoutSummaryProps) {
  const { t } = useTranslation('storefront/checkout');
  const label = useCheckoutText();
  const title = label('order_summary', t('summary'));
  const { money } = useFormat();
  const beside = useMediaQuery('(min-width: 1280px)');
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const arrival = arrivalOf(quote, chosen);
  const arrivalText = useArrivalText();
  // An open question is never hidden.
  const open = beside || unfolded || (quote?.issues.length ?? 0) > 0;
  return (
    <Box component="aside" aria-label={title} sx={asideStyles}>
      {beside ? (
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
      ) : (
        <Button
          color="neutral"
          fullWidth
          aria-expanded={open}
          aria-controls={id}
          endIcon={<ChevronDown size={18} style={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setUnfolded(!unfolded)}
          sx={{ justifyContent: 'space-between', px: 0 }}
        >
          <span>{title}</span>
          <Box component="span" className="tabular" sx={{ ml: 'auto' }}>
            {quote ? money(quote.total) : ''}
          </Box>
        </Button>
      )}
      {/* The fold cuts what is outside of it: it has room for the ring around what has the focus. */}
      <Box sx={{ mx: -0.5 }}>
        <Collapse in={open} id={id}>
          <Box sx={{ px: 0.5 }}>
            <CartLines quote={quote} compact />
            <Box sx={{ my: 2 }}>
              <CouponForm quote={quote} />
            </Box>
            {quote ? (
              <>
                {arrival ? (
                  <Box sx={{ display: 'flex', gap: 1, mb: 1.5, fontWeight: 600 }}>
                    <Truck size={20} aria-hidden />
                    {arrivalText(arrival, arrival.inDays)}
                  </Box>
                ) : null}
                <Amounts
                  subTotal={quote.subTotal}
                  discount={quote.discount}
                  couponCode={quote.coupon?.couponCode}
                  shippingCost={quote.shippingCost}
                  tax={quote.tax}
                  total={quote.total}
                  lines={quote.lines}
                />
              </>
            ) : (
              <Skeleton variant="rounded" height={120} />
            )}
            <Button to="/search" color="neutral" fullWidth sx={{ mt: 2 }}>
              {label('continue_button', t('checkCauses'))}
            </Button>
          </Box>
        </Collapse>
      </Box>
    </Box>
  );
}

const asideStyles = {
  position: { lg: 'sticky' },
  top: { lg: 24 },
  minWidth: 0,
  px: { xs: 2, lg: 3 },
  py: { xs: 1, lg: 3 },
  borderRadius: 2,
  bgcolor: 'neutral.1',
};
