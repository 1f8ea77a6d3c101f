import { useQuery } from '@tanstack/react-query';
import type { OrderInput } from 'api';
import { Button, RadioGroup, Stack, TextField, Typography, useFormat, useTenant } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckoutText } from '../../ui/use-checkout-text';
import { cardOfferQuery } from './checkout.queries';

type Method = OrderInput['paymentMethod'];

type PaymentStepProps = {
  method: Method;
  onMethod: (method: Method) => void;
  notes: string;
  onNotes: (notes: string) => void;
  total: number | undefined;
  busy: boolean;
  onPlace: (method: Method) => void;
  /** Questions and problems above the button. */
  children: ReactNode;
};

/** Cash on delivery or a card, a note to the store, and the order button. */
export function PaymentStep({
  method,
  onMethod,
  notes,
  onNotes,
  total,
  busy,
  onPlace,
  children,
}: PaymentStepProps) {
  const { t } = useTranslation('storefront/checkout');
  const { money } = useFormat();
  const label = useCheckoutText();
  const { id: tenantId } = useTenant();
  const takesCards = useQuery(cardOfferQuery(tenantId)).data?.offered && total !== 0;
  const cash = { value: 'Cash' as const, label: t('cash'), help: t('cashHelp') };
  const card = { value: 'Card' as const, label: t('card'), help: t('cardHelp') };
  const chosen: Method = takesCards ? method : 'Cash';
  return (
    <Stack sx={{ gap: 2.5 }}>
      <RadioGroup
        label={label('payment_method', t('steps.payment'))}
        hideLabel
        value={chosen}
        onChange={(value) => onMethod(value === 'Card' ? 'Card' : 'Cash')}
        options={takesCards ? [card, cash] : [cash]}
      />
      <TextField
        label={t('fields.notes')}
        required={false}
        multiline
        minRows={2}
        value={notes}
        inputProps={{ maxLength: 1000 }}
        onChange={(event) => onNotes(event.target.value)}
      />
      {children}
      <Button
        variant="contained"
        size="large"
        loading={busy}
        disabled={total === undefined}
        onClick={() => onPlace(chosen)}
        fullWidth
      >
        {[label('confirm_button', t('placeOrder')), total !== undefined && money(total)]
          .filter(Boolean)
          .join(' · ')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {t(chosen === 'Card' ? 'payNext' : 'payLater')}
      </Typography>
    </Stack>
  );
}
