import InputAdornment from '@mui/material/InputAdornment';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { describedBy, FieldFrame } from './field-frame';

export type TextFieldProps = Omit<OutlinedInputProps, 'label' | 'error' | 'notched' | 'ref' | 'inputRef'> & {
  label: ReactNode;
  /** The message at the field; its presence marks the field as invalid. */
  error?: string | undefined;
  help?: ReactNode;
  hideLabel?: boolean;
  /** The input itself, so that `{...register('email')}` fits. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
};

/** One line of text, or several with `multiline`. `required={false}` marks it as optional. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    error,
    help,
    hideLabel,
    required,
    sx,
    ref,
    id,
    fullWidth = true,
    inputProps,
    ...rest
  } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame {...{ label, error, help, hideLabel, required, fullWidth, sx }} id={inputId}>
      <OutlinedInput
        {...rest}
        {...adornments(rest)}
        id={inputId}
        fullWidth={fullWidth}
        inputRef={ref}
        error={Boolean(error)}
        inputProps={{
          ...inputProps,
          'aria-describedby': describedBy(inputId, error, help),
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        }}
      />
    </FieldFrame>
  );
}

function adornments({
  startAdornment,
  endAdornment,
}: Pick<OutlinedInputProps, 'startAdornment' | 'endAdornment'>) {
  return {
    startAdornment: startAdornment ? (
      <InputAdornment position="start">{startAdornment}</InputAdornment>
    ) : undefined,
    endAdornment: endAdornment ? <InputAdornment position="end">{endAdornment}</InputAdornment> : undefined,
  };
}
