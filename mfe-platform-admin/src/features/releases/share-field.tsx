import { Box, TextField, useFormat } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type ShareFieldProps = {
  /** The audience of the share. */
  label: string;
  /** In basis points of the visitors. */
  value: number;
  onChange: (share: number) => void;
  /** Called when the slider is released, or on Enter. */
  onCommit?: (share: number) => void;
  disabled?: boolean;
};

const whole = 10_000;
/** One step of the slider: 1 % of the visitors. The number field is exact. */
const step = 100;

/** Returns the share of a typed percentage, or null when it is none. */
function shareOf(text: string): number | null {
  const share = Math.round(Number(text) * 100);
  return text !== '' && share >= 0 && share <= whole ? share : null;
}

/** A share of the visitors, by slider or number. */
export function ShareField({ label, value, onChange, onCommit, disabled = false }: ShareFieldProps) {
  const { t } = useTranslation('platform-admin/releases');
  const { percent } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && shareOf(typed) === null;
  const type = (text: string) => {
    setTyped(text);
    const share = shareOf(text);
    if (share !== null) onChange(share);
  };
  // On the window, because a drag often ends outside of the slider.
  const release = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    window.addEventListener('pointerup', () => onCommit?.(Number(currentTarget.value)), { once: true });
  const enter = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter' || (!onCommit && !isInvalid)) return;
    event.preventDefault();
    if (!isInvalid) onCommit?.(value);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="input"
        type="range"
        min={0}
        max={whole}
        step={step}
        value={value}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={t('ofVisitors', { share: percent(value) })}
        onChange={(event) => {
          setTyped(null);
          onChange(Number(event.currentTarget.value));
        }}
        onPointerDown={release}
        onKeyDown={enter}
        sx={sliderStyles}
      />
      <TextField
        type="number"
        min={0}
        max={100}
        step="any"
        inputProps={{ required: true }}
        label={t('inPercent', { label })}
        hideLabel
        fullWidth={false}
        disabled={disabled}
        value={typed ?? String(value / 100)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => !isInvalid && setTyped(null)}
        onKeyDown={enter}
        error={isInvalid ? t('shareRange') : undefined}
        endAdornment={<span aria-hidden>%</span>}
        sx={{ flex: 'none', width: 96 }}
      />
    </Box>
  );
}

const sliderStyles = {
  flex: 1,
  minWidth: 0,
  height: 'var(--control-height)',
  m: 0,
  accentColor: 'var(--l-palette-primary-main)',
  cursor: 'pointer',
  borderRadius: 1,
  '&:disabled': { cursor: 'default' },
} as const;
