import { Box, Button, minorDigits, TextField, Typography, useLanguage, useSettings } from 'mfe-shared';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Amounts of the store's currency as fields have them: 250 cents are `2.50`, in German `2,50`; 250 yen are `250`. */
function useAmountFields() {
  const [language] = useLanguage();
  const { default_currency: currency } = useSettings().global;
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return {
    toText: (minor: number | undefined) => (minor === undefined ? '' : format.format(minor / 10 ** digits)),
    /** `2,50` and `2.50` are the same price. */
    toMinor: (text: string): number | undefined => {
      const value = Number(text.replace(',', '.'));
      return text.trim() && Number.isFinite(value) && value > 0
        ? Math.round(value * 10 ** digits)
        : undefined;
    },
  };
}

type PriceFilterProps = {
  min: number | undefined;
  max: number | undefined;
  /** The lowest and the highest price of the result. */
  range: { min: number; max: number } | undefined;
  onChange: (min: number | undefined, max: number | undefined) => void;
};

/** From and to, in the store's currency; applied by Enter or the button, not while typing. */
export function PriceFilter({ min, max, range, onChange }: PriceFilterProps) {
  const { t } = useTranslation('storefront/search');
  const { toText, toMinor } = useAmountFields();
  const [from, setFrom] = useState(toText(min));
  const [to, setTo] = useState(toText(max));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(toMinor(from), toMinor(to));
  };
  return (
    <Box component="form" onSubmit={submit} aria-label={t('price')}>
      <Typography variant="h5" component="p" sx={{ mb: 1 }}>
        {t('price')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }}>
        <TextField
          label={t('from')}
          inputMode="decimal"
          value={from}
          placeholder={toText(range?.min)}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={t('to')}
          inputMode="decimal"
          value={to}
          placeholder={toText(range?.max)}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button type="submit" variant="outlined" color="neutral" sx={{ gridColumn: '1 / -1' }}>
          {t('apply')}
        </Button>
      </Box>
    </Box>
  );
}
