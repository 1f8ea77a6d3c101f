import { Button, RadioGroup, Stack, TextField, Typography, useFormat } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckoutText } from '../../ui/use-checkout-text';

type PaymentStepProps = {
  notes: string;
  onNotes: (notes: string) => void;
  total: number | undefined;
  busy: boolean;
  onPlace: () => void;
  /** What is asked, and a problem, above the button. */
  children: ReactNode;
};

/** Cash on delivery, a note to the store, and the order button. */
export function PaymentStep({ notes, onNotes, total, busy, onPlace, children }: PaymentStepProps) {
  const { t } = useTranslation('storefront/checkout');
  const { money } = useFormat();
  const label = useCheckoutText();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <RadioGroup
        label={label('payment_method', t('steps.payment'))}
        hideLabel
        value="Cash"
        onChange={() => undefined}
        options={[{ value: 'Cash', label: t('cash'), help: t('cashHelp') }]}
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
        onClick={onPlace}
        fullWidth
      >
        {[label('confirm_button', t('placeOrder')), total !== undefined && money(total)]
          .filter(Boolean)
          .join(' · ')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {t('payLater')}
      </Typography>
    </Stack>
  );
}
