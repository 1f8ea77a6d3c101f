import { useContext } from 'react';
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';
import { FieldNames } from './field-names';
import type { FieldProps } from './use-fields';
import { useFields } from './use-fields';

/** As `FieldProps`, with the label that the form has for the field. */
export type NamedFieldProps<Name extends string> = FieldProps<Name> & { label: string };

/**
 * The fields of the form around with their labels, which it says once: `const field = useNamedFields<CouponValues>()`
 * and `<TextField {...field('couponCode')} />`.
 */
export function useNamedFields<TValues extends FieldValues>(): <Name extends FieldPath<TValues>>(
  name: Name,
  rules?: RegisterOptions<TValues, Name>,
) => NamedFieldProps<Name> {
  const { fieldName } = useContext(FieldNames);
  const field = useFields<TValues>();
  return (name, rules) => ({ ...field(name, rules), label: fieldName(name) ?? name });
}
