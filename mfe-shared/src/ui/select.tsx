import type { SxProps, Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Box } from './box';
import { describedBy, FieldFrame } from './field-frame';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: ReactNode;
  options: readonly SelectOption[];
  error?: string | undefined;
  help?: ReactNode;
  hideLabel?: boolean;
  fullWidth?: boolean;
  sx?: SxProps<Theme>;
};

/** A choice of one value. It is the browser's own select, which works best on phones. */
export function Select(props: SelectProps) {
  const { label, options, error, help, hideLabel, fullWidth = true, sx, id, required, ...rest } = props;
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <FieldFrame {...{ label, error, help, hideLabel, required, fullWidth, sx }} id={selectId}>
      <Box sx={placeStyles}>
        <Box
          component="select"
          id={selectId}
          aria-describedby={describedBy(selectId, error, help)}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          sx={error ? wrongStyles : selectStyles}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Box>
        <Box component={ChevronDown} size={16} aria-hidden sx={arrowStyles} />
      </Box>
    </FieldFrame>
  );
}

const placeStyles = { position: 'relative' } as const;
const arrowStyles = {
  position: 'absolute',
  right: 12,
  top: 'calc(50% - 8px)',
  pointerEvents: 'none',
} as const;

const selectStyles = {
  appearance: 'none',
  width: '100%',
  height: 'var(--control-height)',
  pl: 1.5,
  pr: 4.5,
  border: 1,
  borderColor: 'neutral.6',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: 'var(--control-size)',
  '&:hover': { borderColor: 'neutral.8' },
} as const;
const wrongStyles = { ...selectStyles, borderColor: 'error.main' } as const;
