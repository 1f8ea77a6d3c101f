import type { ParseKeys } from 'i18next';
import type { FieldValues } from 'react-hook-form';
import type {
  FormCalls,
  Resource,
  ResourceChange,
  ResourceInput,
  ResourcePath,
  ResourceRow,
} from '../backoffice/resource';
import { useFormCalls } from '../backoffice/resource';
import type { WordNamespace } from '../i18n/word-key';
import type { Converting, FormWithWords, FormWord, Reading, Writing } from './use-worded-form';
import { useWordedForm } from './use-worded-form';
import type { Versioned, VersionedForm, VersionedFormOptions } from './versioned-form.types';

type Body<Path extends ResourcePath> = ResourceInput<Path> | ResourceChange<Path>;

type Options<TRecord extends Versioned, TValues extends FieldValues, TInput> = VersionedFormOptions<
  TRecord,
  TValues,
  TInput
>;

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
/** @deprecated For remotes built before mfe-shared 1.59: it compiles whatever words there are. */
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
  const { make, ...given } = options as typeof options & Converting<TRecord, TValues, Body<Path>>;
  const calls: FormCalls<Path> = useFormCalls(resource);
  return useWordedForm<TRecord, TValues, Body<Path>>({
    ...given,
    save: (input, base) =>
      make && !base ? make(input as ResourceInput<Path>) : (calls.save(input, base) as Promise<TRecord>),
    readNewest: calls.readNewest as (id: string) => Promise<TRecord>,
  });
}
