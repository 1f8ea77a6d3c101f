import type {
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import { get, useFormContext } from 'react-hook-form';

/** The props of a text field or a select in a form. */
export type FieldProps<Name extends string> = UseFormRegisterReturn<Name> & { error: string | undefined };

/** The fields of the form around: `const field = useFields<CouponValues>()` and `<TextField {...field('couponCode')} />`. */
export function useFields<TValues extends FieldValues>(): <Name extends FieldPath<TValues>>(
  name: Name,
  rules?: RegisterOptions<TValues, Name>,
) => FieldProps<Name> {
  return fieldsOf(useFormContext<TValues>());
}

/** The fields of a form in a dialog: `const field = fieldsOf(useForm(…))`. */
export function fieldsOf<TValues extends FieldValues>({
  register,
  formState: { errors },
}: Pick<UseFormReturn<TValues>, 'register' | 'formState'>): <Name extends FieldPath<TValues>>(
  name: Name,
  rules?: RegisterOptions<TValues, Name>,
) => FieldProps<Name> {
  return (name, rules) => {
    const error: { message?: string } | undefined = get(errors, name);
    return { ...register(name, rules), error: error?.message };
  };
}
