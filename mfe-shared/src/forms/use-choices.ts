import { useContext } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { SelectOption } from '../ui/select';
import { FieldNames } from './field-names';
import type { NamedFieldProps } from './use-named-fields';
import { useNamedFields } from './use-named-fields';

/** As `NamedFieldProps`, with the values that can be chosen. */
export type ChoiceFieldProps<Name extends string> = NamedFieldProps<Name> & { options: SelectOption[] };

/**
 * Makes the selects of the form around. Their values are those of the field's type, and have the names that a conflict
 * shows: `const choice = useChoices<CouponValues>()` and `<Select {...choice('status', ['show', 'hide'])} />`.
 */
export function useChoices<TValues extends FieldValues>(): <Name extends FieldPath<TValues>>(
  name: Name,
  values: readonly (FieldPathValue<TValues, Name> & string)[],
) => ChoiceFieldProps<Name>;
/** @deprecated For remotes built before mfe-shared 1.61: it compiles whatever values there are. */
export function useChoices<TValues extends FieldValues>(): <Name extends FieldPath<TValues>>(
  name: Name,
  values: readonly string[],
) => ChoiceFieldProps<Name>;
export function useChoices<TValues extends FieldValues>(): <Name extends FieldPath<TValues>>(
  name: Name,
  values: readonly string[],
) => ChoiceFieldProps<Name> {
  const { showValue } = useContext(FieldNames);
  const field = useNamedFields<TValues>();
  return (name, values) => ({
    ...field(name),
    options: values.map((value) => ({ value, label: showValue?.(name, value) ?? value })),
  });
}
