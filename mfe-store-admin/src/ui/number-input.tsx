import { TextField } from 'mfe-shared';

type NumberInputProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
};

/** A whole number; anything else is null, which the form refuses. */
export function NumberInput({ label, value, onChange, error }: NumberInputProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      error={error}
      value={value ?? ''}
      onChange={({ target }) => {
        const typed = target.value.replace(/\D/g, '').slice(0, 6);
        onChange(typed === '' ? null : Number(typed));
      }}
    />
  );
}
