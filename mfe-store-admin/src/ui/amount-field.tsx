import { TextField } from 'mfe-shared';
import type { FieldPath } from 'mfe-shared/forms';
import { useNamedFields } from 'mfe-shared/forms';
import { useInputFormat } from './use-input-format';

type AmountFieldProps<TValues extends Record<string, unknown>> = {
  name: FieldPath<TValues>;
  help?: string;
  required?: boolean;
  /** The unit behind the amount; by default the store's currency, with its decimal places. */
  unit?: string | undefined;
  decimals?: number | undefined;
  /** The message for a text that is no amount. */
  problem: string;
};

/** An amount of the form around it: `<AmountField<CouponValues> name="minimumAmount" problem={t('problems.amount')} />`. */
export function AmountField<TValues extends Record<string, unknown>>({
  name,
  unit,
  decimals,
  problem,
  ...rest
}: AmountFieldProps<TValues>) {
  const { currency, minor } = useInputFormat();
  const field = useNamedFields<TValues>();
  const validate = (text: unknown) =>
    String(text).trim() === '' || minor(String(text), decimals) !== null || problem;
  return (
    <TextField inputMode="decimal" endAdornment={unit ?? currency} {...rest} {...field(name, { validate })} />
  );
}
