import type { ParseKeys } from 'i18next';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type {
  FormCalls,
  Resource,
  ResourceChange,
  ResourceInput,
  ResourcePath,
  ResourceRow,
} from '../backoffice/resource';
import { useFormCalls } from '../backoffice/resource';
import type { Language } from '../i18n/language';
import type { WordNamespace } from '../i18n/word-key';
import { useVersionedForm } from './use-versioned-form';
import type { Versioned, VersionedForm, VersionedFormOptions } from './versioned-form.types';

type Body<Path extends ResourcePath> = ResourceInput<Path> | ResourceChange<Path>;

type Options<TRecord extends Versioned, TValues extends FieldValues, TInput> = VersionedFormOptions<
  TRecord,
  TValues,
  TInput
>;

/** The values that are not the fields of the record with these names. */
type Otherwise<TRecord, TValues> = {
  [Name in keyof TValues as TRecord extends Pick<TValues, Name> ? never : Name]: TValues[Name];
};

/** `toValues` returns the values that differ from the record, and is needed if some have other types. */
type Reading<TRecord, TValues> = TRecord extends TValues
  ? { toValues?: (record: TRecord) => Partial<TValues> }
  : { toValues: (record: TRecord) => Partial<TValues> & Otherwise<TRecord, TValues> };

/** `toInput` is needed if the form's values are not what the API takes. */
type Writing<TValues, TInput> = TValues extends TInput
  ? { toInput?: (values: TValues) => TInput }
  : { toInput: (values: TValues) => TInput };

export type RecordFormOptions<
  Path extends ResourcePath,
  TRecord extends Versioned,
  TValues extends FieldValues,
> = Omit<
  Options<TRecord, TValues, Body<Path>>,
  'save' | 'readNewest' | 'toValues' | 'toInput' | 'fieldName'
> &
  Reading<TRecord, TValues> &
  Writing<TValues, Body<Path>> & {
    /**
     * The namespace of its words: `fields.couponCode` is a label, `status.hide` what a value of `status` is called,
     * `chosen` how many values a field has, `problems.taken` what is said at a field that the API refused with this
     * message, and `invalid.couponCode` what is said of the field otherwise.
     */
    words: WordNamespace;
    /** Creates the record in another way, as when the reply has a secret. */
    make?: (input: ResourceInput<Path>) => Promise<TRecord>;
  };

/** The words that a form with these values needs: of its fields, and of the values to choose from. */
type FormWord<TValues> = {
  [Name in keyof TValues & string]: `fields.${Name}` | ValueWord<Name, Extract<TValues[Name], string>>;
}[keyof TValues & string];

/** Languages have names of their own. */
type ValueWord<Name extends string, Value extends string> = string extends Value
  ? never
  : `${Name}.${Exclude<Value, Language>}`;

/** The form, or which words the namespace lacks for it. */
type FormWithWords<TForm, Lacking> = [Lacking] extends [never] ? TForm : { lacks: Lacking };

/** A form for one row of a resource, for `VersionedFormPage`: `useRecordForm(coupons, { record: coupon, … })`. */
export function useRecordForm<
  Path extends ResourcePath,
  TRecord extends ResourceRow<Path> & Versioned,
  TValues extends FieldValues,
  Words extends WordNamespace,
>(
  resource: Resource<Path>,
  options: RecordFormOptions<Path, TRecord, TValues> & { words: Words },
): FormWithWords<VersionedForm<TRecord, TValues>, Exclude<FormWord<TValues>, ParseKeys<Words>>>;
/** @deprecated For remotes of before 1.59: it compiles whatever words there are. */
export function useRecordForm<
  Path extends ResourcePath,
  TRecord extends ResourceRow<Path> & Versioned,
  TValues extends FieldValues,
>(
  resource: Resource<Path>,
  options: RecordFormOptions<Path, TRecord, TValues>,
): VersionedForm<TRecord, TValues>;
export function useRecordForm<
  Path extends ResourcePath,
  TRecord extends ResourceRow<Path> & Versioned,
  TValues extends FieldValues,
>(
  resource: Resource<Path>,
  options: RecordFormOptions<Path, TRecord, TValues>,
): VersionedForm<TRecord, TValues> {
  const { words, make, empty, ...given } = options as RecordFormOptions<Path, TRecord, TValues> & {
    toValues?: (record: TRecord) => Partial<TValues>;
  };
  const { t } = useTranslation(words as 'common');
  const calls: FormCalls<Path> = useFormCalls(resource);
  const wordOf = (key: string, count?: number) => t(key as 'cancel', { defaultValue: '', count });
  return useVersionedForm<TRecord, TValues, Body<Path>>({
    toInput: (values) => values as unknown as Body<Path>,
    fieldName: (path) => wordOf(`fields.${path.split('.')[0]}`) || path,
    problem: (message, path) =>
      wordOf(`problems.${message}`) || wordOf(`invalid.${path.split('.')[0]}`) || undefined,
    ...given,
    showValue: (path, value) =>
      given.showValue?.(path, value) ||
      (Array.isArray(value) ? wordOf('chosen', value.length) : wordOf(`${path}.${value}`)) ||
      undefined,
    empty,
    toValues(record) {
      const all: Record<string, unknown> = { ...record, ...given.toValues?.(record) };
      return Object.fromEntries(Object.keys(empty).map((name) => [name, all[name]])) as TValues;
    },
    save: (input, base) =>
      make && !base ? make(input as ResourceInput<Path>) : (calls.save(input, base) as Promise<TRecord>),
    readNewest: calls.readNewest as (id: string) => Promise<TRecord>,
  });
}
