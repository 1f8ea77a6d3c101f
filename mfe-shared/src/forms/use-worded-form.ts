import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findWord } from '../i18n/find-word';
import type { Language } from '../i18n/language';
import type { WordNamespace } from '../i18n/word-key';
import { useVersionedForm } from './use-versioned-form';
import type { Versioned, VersionedForm, VersionedFormOptions } from './versioned-form.types';

/** The values that are not the fields of the record with these names. */
type Otherwise<TRecord, TValues> = {
  [Name in keyof TValues as TRecord extends Pick<TValues, Name> ? never : Name]: TValues[Name];
};

/** `toValues` returns the values that differ from the record, and is needed if some have other types. */
export type Reading<TRecord, TValues> = TRecord extends TValues
  ? { toValues?: (record: TRecord) => Partial<TValues> }
  : { toValues: (record: TRecord) => Partial<TValues> & Otherwise<TRecord, TValues> };

/** `toInput` is needed if the form's values are not what the API takes. */
export type Writing<TValues, TInput> = TValues extends TInput
  ? { toInput?: (values: TValues) => TInput }
  : { toInput: (values: TValues) => TInput };

/** The words that a form with these values needs: of its fields, and of the values to choose from. */
export type FormWord<TValues> = {
  [Name in keyof TValues & string]: `fields.${Name}` | ValueWord<Name, Extract<TValues[Name], string>>;
}[keyof TValues & string];

/** Languages have names of their own. */
type ValueWord<Name extends string, Value extends string> = string extends Value
  ? never
  : `${Name}.${Exclude<Value, Language>}`;

/** The form, or which words the namespace lacks for it. */
export type FormWithWords<TForm, Lacking> = [Lacking] extends [never] ? TForm : { lacks: Lacking };

/** What a form converts, whether it has to or not. */
export type Converting<TRecord, TValues, TInput> = {
  toValues?: (record: TRecord) => Partial<TValues>;
  toInput?: (values: TValues) => TInput;
};

type WordedFormOptions<TRecord extends Versioned, TValues extends FieldValues, TInput> = Omit<
  VersionedFormOptions<TRecord, TValues, TInput>,
  'toValues' | 'toInput' | 'fieldName'
> &
  Converting<TRecord, TValues, TInput> & { words: WordNamespace; labels?: string };

/** A versioned form whose labels, problems and values are words of a namespace, and whose values are named by `empty`. */
export function useWordedForm<TRecord extends Versioned, TValues extends FieldValues, TInput>({
  words,
  labels = 'fields',
  ...given
}: WordedFormOptions<TRecord, TValues, TInput>): VersionedForm<TRecord, TValues> {
  const { t } = useTranslation(words as 'common');
  return useVersionedForm<TRecord, TValues, TInput>({
    toInput: (values) => values as unknown as TInput,
    fieldName: (path) => findWord(t, `${labels}.${path.split('.')[0]}`) ?? path,
    problem: (message, path) =>
      findWord(t, `problems.${message}`) ?? findWord(t, `invalid.${path.split('.')[0]}`),
    ...given,
    showValue: (path, value) =>
      given.showValue?.(path, value) ||
      (Array.isArray(value)
        ? findWord(t, 'chosen', { count: value.length })
        : findWord(t, `${path}.${value}`)),
    toValues(record) {
      const all: Record<string, unknown> = { ...record, ...given.toValues?.(record) };
      return Object.fromEntries(Object.keys(given.empty).map((name) => [name, all[name]])) as TValues;
    },
  });
}
