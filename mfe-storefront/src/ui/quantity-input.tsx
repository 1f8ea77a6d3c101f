import { Minus, Plus } from 'lucide-react';
import { Box, IconButton, VisuallyHidden } from 'mfe-shared';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type QuantityInputProps = {
  value: number;
  /** The name of the counted thing, for the accessible names. */
  label: string;
  min: number;
  step: number;
  disabled: boolean;
  onChange: (next: number) => void;
};

/** The API's limit. */
const most = 999;

/** − 12 +: a quantity that is stepped or typed. A typed one counts after Enter, or when the field is left. */
export function QuantityInput({ value, label, min, step, disabled, onChange }: QuantityInputProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const wanted = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (Number.isNaN(wanted) || wanted < 1) return;
    const next = nearest(wanted, min, step);
    if (next !== value) onChange(next);
  };
  return (
    <Box role="group" aria-label={label} sx={groupStyles}>
      <IconButton
        label={t('decrease', { label })}
        size="small"
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.max(min, value - step))}
      >
        <Minus size={16} />
      </IconButton>
      <Box
        component="input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        className="tabular"
        maxLength={3}
        value={typed ?? String(value)}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          setTyped(event.target.value.replaceAll(/\D/g, ''))
        }
        onBlur={take}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') setTyped(null);
        }}
        sx={inputStyles}
      />
      {/* The field itself does not say what the buttons made of it. */}
      <VisuallyHidden aria-live="polite">{value}</VisuallyHidden>
      <IconButton
        label={t('increase', { label })}
        size="small"
        disabled={disabled || value + step > most}
        onClick={() => onChange(value + step)}
      >
        <Plus size={16} />
      </IconButton>
    </Box>
  );
}

/** The next quantity that can be ordered, upwards; above what an order may have, the largest one. */
const nearest = (wanted: number, min: number, step: number): number =>
  Math.min(Math.max(Math.ceil(wanted / step) * step, min), Math.floor(most / step) * step);

const groupStyles = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'neutral.4',
  borderRadius: '999px',
  bgcolor: 'background.paper',
  '& button': { borderRadius: '999px' },
};

const inputStyles = {
  width: 40,
  height: 32,
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'inherit',
  textAlign: 'center',
  // A smaller font makes phones zoom in.
  fontSize: '1rem',
  fontWeight: 600,
};
