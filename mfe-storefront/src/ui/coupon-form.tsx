import type { CartQuote } from 'api';
import { TicketPercent } from 'lucide-react';
import { Box, Button, Chip, TextField, useFormat } from 'mfe-shared';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cart, useCart } from './cart.store';
import { useCheckoutText } from './use-checkout-text';

/** A field for a coupon code; the quote shows its value or why it is invalid. */
export function CouponForm({ quote }: { quote: CartQuote | undefined }) {
  const { t } = useTranslation(['storefront/ui', 'errors']);
  const label = useCheckoutText();
  const applied = useCart((state) => state.metadata.couponCode);
  const [code, setCode] = useState(applied ?? '');
  const { money } = useFormat();
  const refusal = applied ? quote?.couponError : undefined;
  const error = refusal
    ? quote?.couponMissing
      ? t('couponMissing', { amount: money(quote.couponMissing), code: quote.refusedCoupon ?? applied ?? '' })
      : t(`errors:${refusal}`)
    : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    cart.updateMetadata({ couponCode: code.trim() });
  };
  const remove = () => {
    cart.clearMetadata();
    setCode('');
  };
  if (applied && quote?.coupon) {
    return (
      <Chip
        color="success"
        icon={<TicketPercent size={16} />}
        label={quote.coupon.couponCode}
        aria-label={t('removeCoupon', { code: applied })}
        onDelete={remove}
        onClick={remove}
        sx={{ height: 36 }}
      />
    );
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <TextField
        label={t('coupon')}
        hideLabel
        placeholder={t('coupon')}
        value={code}
        error={error}
        autoComplete="off"
        inputProps={{ maxLength: 40, autoCapitalize: 'characters', spellCheck: false }}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="outlined" color="neutral" disabled={!code.trim()}>
        {label('apply_button', t('apply'))}
      </Button>
    </Box>
  );
}
