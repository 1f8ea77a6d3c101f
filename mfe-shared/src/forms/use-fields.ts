import type { FieldPath, FieldValues, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import { get, useFormContext } from 'react-hook-form';

/** What a text field, a select is of the form around it. */
export type FieldProps<Name extends string> = UseFormRegisterReturn<Name> & { error: string | undefined };

/** The fields of the form around: `const field = useFields<CouponValues>()` and `<TextField {...field('couponCode')} />`. */
export function useFields<TValues extends FieldValues>(): <Name extends FieldPath<TValues>>(
  name: Name,
  rules?: RegisterOptions<TValues, Name>,
) => FieldProps<Name> {
  const { register, formState } = useFormContext<TValues>();
  const { errors } = formState;
  return (name, rules) => {
    const error: { message?: string } | undefined = get(errors, name);
    return { ...register(name, rules), error: error?.message };
  };
}
