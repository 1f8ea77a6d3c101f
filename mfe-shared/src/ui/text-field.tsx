import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { Box } from './box';
import { describedBy, FieldFrame } from './field-frame';

type Writable = HTMLInputElement | HTMLTextAreaElement;
type InputProps = Omit<
  ComponentProps<'input'>,
  'ref' | 'size' | 'onChange' | 'onBlur' | 'onKeyDown' | 'onFocus'
>;

export type TextFieldProps = InputProps & {
  label: ReactNode;
  /** The error message. A field with a message is marked as invalid. */
  error?: string | undefined;
  help?: ReactNode;
  hideLabel?: boolean;
  fullWidth?: boolean;
  /** Several lines; the field grows with its text. */
  multiline?: boolean;
  minRows?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** Further attributes of the input element. */
  inputProps?: object;
  onChange?: React.ChangeEventHandler<Writable>;
  onBlur?: React.FocusEventHandler<Writable>;
  onFocus?: React.FocusEventHandler<Writable>;
  onKeyDown?: React.KeyboardEventHandler<Writable>;
  sx?: SxProps<Theme>;
  /** A ref to the input element, as `{...register('email')}` passes it. */
  ref?: Ref<Writable>;
};

/** A text input of one line, or of several with `multiline`. `required={false}` marks it as optional. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    error,
    help,
    hideLabel,
    required,
    fullWidth = true,
    sx,
    id,
    inputProps,
    ref,
    ...others
  } = props;
  const { multiline = false, minRows = 3, startAdornment, endAdornment, ...rest } = others;
  const ownId = useId();
  const inputId = id ?? ownId;
  const root = multiline ? { component: 'textarea', rows: minRows } : { component: 'input' };
  return (
    <FieldFrame {...{ label, error, help, hideLabel, required, fullWidth, sx }} id={inputId}>
      <Box sx={frames[`${Boolean(error)}-${multiline}`]}>
        {startAdornment}
        <Box
          {...(root as object)}
          {...(rest as object)}
          {...inputProps}
          ref={ref}
          id={inputId}
          aria-describedby={describedBy(inputId, error, help)}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          sx={multiline ? [inputStyles, { minHeight: `calc(${minRows} * 1lh + 16px)` }] : inputStyles}
        />
        {endAdornment}
      </Box>
    </FieldFrame>
  );
}

const frameStyles = (invalid: boolean, multiline: boolean) => ({
  display: 'flex',
  alignItems: multiline ? 'stretch' : 'center',
  gap: 1,
  minHeight: 'var(--control-height)',
  px: 1.5,
  border: 1,
  borderColor: invalid ? 'error.main' : 'neutral.6',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: 'var(--control-size)',
  cursor: 'text',
  '& > svg': { flex: 'none' },
  '& > button:last-child': { mr: -1 },
  '&:hover': { borderColor: invalid ? 'error.main' : 'neutral.8' },
  '&:has(:is(input, textarea):focus)': {
    // An error stays visible while it is corrected.
    borderColor: invalid ? 'error.main' : 'primary.main',
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
  '&:has(:is(input, textarea):disabled)': { bgcolor: 'neutral.1' },
});

const frames = {
  'false-false': frameStyles(false, false),
  'false-true': frameStyles(false, true),
  'true-false': frameStyles(true, false),
  'true-true': frameStyles(true, true),
};

const inputStyles = {
  flex: 1,
  minWidth: 0,
  width: '100%',
  py: 1,
  px: 0,
  m: 0,
  border: 0,
  outline: 'none',
  bgcolor: 'transparent',
  color: 'text.primary',
  lineHeight: 1.4,
  resize: 'vertical',
  'input&': { py: 0, height: 'calc(var(--control-height) - 2px)' },
  'textarea&': { fieldSizing: 'content', maxHeight: '50dvh' },
  'input[type=color]&': { p: 0, height: 24, cursor: 'pointer' },
  '&::placeholder': { color: 'text.secondary', opacity: 0.8 },
  '&:disabled': { color: 'text.secondary' },
} as const;
