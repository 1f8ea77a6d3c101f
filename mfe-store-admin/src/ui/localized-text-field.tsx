import type { LocalizedText } from 'api';
import type { LocalizedFieldProps } from 'mfe-shared/backoffice';
import { LocalizedField } from 'mfe-shared/backoffice';
import type { FieldPath } from 'mfe-shared/forms';
import { useController, useFormContext, useNamedFields } from 'mfe-shared/forms';
import { textError } from './text-error';

type LocalizedTextFieldProps<TValues extends Record<string, unknown>> = Omit<
  LocalizedFieldProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'label'
> & { name: FieldPath<TValues>; label?: string };

/** A text of the form around it, in each of the store's languages: `<LocalizedTextField<CouponValues> name="title" />`. */
export function LocalizedTextField<TValues extends Record<string, unknown>>({
  name,
  ...words
}: LocalizedTextFieldProps<TValues>) {
  const { getFieldState, formState } = useFormContext<TValues>();
  const { value, onChange, onBlur } = useController<TValues>({ name }).field;
  const { error } = getFieldState(name, formState);
  const { label } = useNamedFields<TValues>()(name);
  return (
    <LocalizedField
      label={label}
      {...words}
      value={value as LocalizedText}
      onChange={onChange}
      onBlur={onBlur}
      error={textError(error as Parameters<typeof textError>[0])}
    />
  );
}
