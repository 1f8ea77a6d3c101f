import type { CartQuote } from 'api';
import { Button, Stack, TextField } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type CouponFieldProps = { value: string; onChange: (code: string) => void; error: CartQuote['couponError'] };

/** The coupon of an order that is being written. */
export function CouponField({ value, onChange, error }: CouponFieldProps) {
  const { t } = useTranslation(['store-admin/staff-orders', 'errors']);
  const [typed, setTyped] = useState(value);
  const apply = () => onChange(typed.trim());
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 1 }}>
      <TextField
        label={t('coupon.code')}
        autoComplete="off"
        maxLength={40}
        value={typed}
        error={value && error ? t(`errors:${error}`) : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button variant="outlined" color="neutral" disabled={typed.trim() === value} onClick={apply}>
        {t('coupon.apply')}
      </Button>
    </Stack>
  );
}
