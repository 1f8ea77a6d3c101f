import type { ComponentProps, ReactNode } from 'react';
import { Box } from './box';

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The text beside it. With `hideLabel` only assistive technology gets it. */
  label: ReactNode;
  hideLabel?: boolean;
  help?: ReactNode;
};

type Kind = 'checkbox' | 'radio' | 'switch';

/** The common part of checkbox, radio and switch: the browser's own input in the theme's colour, with a label. */
export function Choice({ kind, label, hideLabel, help, ...rest }: ChoiceProps & { kind: Kind }) {
  const input = (
    <Box
      component="input"
      type={kind === 'radio' ? 'radio' : 'checkbox'}
      role={kind === 'switch' ? 'switch' : undefined}
      aria-label={hideLabel && typeof label === 'string' ? label : undefined}
      sx={kind === 'switch' ? switchStyles : boxStyles}
      {...rest}
    />
  );
  if (hideLabel) return input;
  return (
    <Box component="label" sx={rest.disabled ? disabledStyles : labelStyles}>
      {input}
      <span>
        {label}
        {help ? (
          <Box component="span" sx={helpStyles}>
            {help}
          </Box>
        ) : null}
      </span>
    </Box>
  );
}

const labelStyles = {
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 1.25,
  minHeight: 24,
  cursor: 'pointer',
} as const;
const disabledStyles = { ...labelStyles, cursor: 'default' } as const;
const helpStyles = { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' } as const;

const boxStyles = {
  flex: 'none',
  width: 18,
  height: 18,
  m: 0,
  mt: '3px',
  accentColor: 'var(--l-palette-primary-main)',
  cursor: 'inherit',
} as const;

const switchStyles = {
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 36,
  height: 20,
  m: 0,
  mt: '2px',
  borderRadius: '999px',
  bgcolor: 'neutral.6',
  cursor: 'inherit',
  transition: 'background-color 140ms ease-out',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 16,
    height: 16,
    borderRadius: '50%',
    bgcolor: '#fff',
    transition: 'transform 140ms ease-out',
  },
  '&:checked': { bgcolor: 'primary.main' },
  '&:checked::after': { transform: 'translateX(16px)' },
  '&:disabled': { opacity: 0.5 },
  '@media (forced-colors: active)': { appearance: 'auto', '&::after': { display: 'none' } },
} as const;
