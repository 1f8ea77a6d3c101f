import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box } from './box';
import { IconButton } from './icon-button';

export type QuantityStepperProps = {
  value: number;
  onChange: (next: number) => void;
  /** The name of the counted thing, for the accessible names of the buttons. */
  label: string;
  min?: number;
  max?: number | undefined;
  /** How many one press adds or takes away. */
  step?: number;
  disabled?: boolean;
  size?: 'small' | 'medium';
};

/** − 2 +: a number within its bounds. Screen readers announce each new number. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    onChange,
    label,
    min = 0,
    max = Number.POSITIVE_INFINITY,
    step = 1,
    disabled = false,
    size = 'medium',
  } = props;
  const { t } = useTranslation('common');
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'neutral.4',
        borderRadius: '999px',
        bgcolor: 'background.paper',
        '& button': { borderRadius: '999px' },
      }}
    >
      <IconButton
        label={t('decrease', { label })}
        size={size}
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.max(min, value - step))}
      >
        <Minus size={16} />
      </IconButton>
      <Box
        component="span"
        aria-live="polite"
        className="tabular"
        sx={{ minWidth: 28, textAlign: 'center', fontWeight: 600 }}
      >
        {value}
      </Box>
      <IconButton
        label={t('increase', { label })}
        size={size}
        disabled={disabled || value + step > max}
        onClick={() => onChange(value + step)}
      >
        <Plus size={16} />
      </IconButton>
    </Box>
  );
}
