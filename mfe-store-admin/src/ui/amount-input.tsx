import { TextField } from 'mfe-shared';
import { useEffect, useRef, useState } from 'react';
import { useInputFormat } from './use-input-format';

type AmountInputProps = {
  label: string;
  /** Minor units. */
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
};

/** A field for an amount in the store's currency. A text that is no amount becomes null, which the form refuses. */
export function AmountInput({ label, value, onChange, error }: AmountInputProps) {
  const { currency, amount, minor } = useInputFormat();
  const [typed, setTyped] = useState(() => amount(value));
  const lastValue = useRef(value);
  // A value that was undone, discarded or restored did not come from this field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the value changes.
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    setTyped(amount(value));
  }, [value]);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      error={error}
      value={typed}
      endAdornment={currency}
      onChange={({ target }) => {
        setTyped(target.value);
        lastValue.current = minor(target.value);
        onChange(lastValue.current);
      }}
    />
  );
}
