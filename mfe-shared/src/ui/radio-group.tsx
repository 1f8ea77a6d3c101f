import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Box } from './box';
import { hiddenStyles } from './hidden-styles';
import { Radio } from './radio';

export type RadioOption = { value: string; label: ReactNode; help?: ReactNode; endContent?: ReactNode };

export type RadioGroupProps = {
  label: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  hideLabel?: boolean;
  error?: string | undefined;
};

/** A choice of one option. The whole row of an option can be clicked. */
export function RadioGroup({ label, name, value, onChange, options, hideLabel, error }: RadioGroupProps) {
  const ownName = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={hideLabel ? hiddenStyles : { p: 0, mb: 1, fontSize: '0.875rem', fontWeight: 500 }}
      >
        {label}
      </Box>
      <Stack spacing={1}>
        {options.map((option) => (
          <Stack
            key={option.value}
            direction="row"
            sx={{
              position: 'relative',
              alignItems: 'flex-start',
              justifyContent: 'space-between',
              gap: 2,
              p: 1.5,
              border: 1,
              borderColor: option.value === value ? 'primary.main' : 'neutral.4',
              borderRadius: 1,
              // The label fills the row, so that all of it can be clicked.
              '& label::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            <Radio
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              label={option.label}
              help={option.help}
            />
            {option.endContent}
          </Stack>
        ))}
      </Stack>
      <Box aria-live="polite" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
        {error}
      </Box>
    </Box>
  );
}
