import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { fieldPath } from './field-path';
import type { Versioned, VersionedFormOptions } from './versioned-form.types';
import { useFormWords } from './words';

export type ErrorRules<TValues extends FieldValues> = Pick<
  VersionedFormOptions<Versioned, TValues>,
  'fieldOf' | 'codes' | 'problem'
>;

/** For forms without versions: shows refusals at their fields, and others as a toast. */
export function usePlaceErrors<TValues extends FieldValues>(
  form: Pick<UseFormReturn<TValues>, 'getValues' | 'setError'>,
  { fieldOf = (field) => field, codes = {}, problem = () => undefined }: ErrorRules<TValues>,
): (error: unknown) => void {
  const { t } = useFormWords();
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError)) return notify.error(error);
    const place = codes[error.code];
    const found: [string, string][] = place ? [[place, errorText(error)]] : [];
    for (const { field, message } of place ? [] : (error.details ?? [])) {
      const path = fieldPath(fieldOf(field), form.getValues());
      if (path) found.push([path, problem(message, path) ?? t('invalid')]);
    }
    if (found.length === 0) return notify.error(error);
    for (const [index, [path, message]] of found.entries()) {
      form.setError(path as FieldPath<TValues>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  };
}
