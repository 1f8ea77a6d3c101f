import type { BaseSyntheticEvent } from 'react';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../api/api-error';
import { notify } from '../notify/notify';
import { afterFrame } from '../ui/after-frame';
import type { FieldChange } from './merge-changes';
import { mergeChanges } from './merge-changes';
import { useDraft } from './use-draft';
import { usePlaceErrors } from './use-place-errors';
import type { Versioned, VersionedForm, VersionedFormOptions } from './versioned-form.types';
import { useFormWords } from './words';

/**
 * A form for one record that others may save as well: its values, loading and saving, and what happens when somebody
 * else saved first. Nothing typed is lost, and saving again takes one press. For `VersionedFormPage`.
 */
export function useVersionedForm<TRecord extends Versioned, TValues extends FieldValues, TInput = TValues>(
  options: VersionedFormOptions<TRecord, TValues, TInput>,
): VersionedForm<TRecord, TValues> {
  const { record, empty, toValues, toInput, save, readNewest, together, createdPath } = options;
  const { t } = useFormWords();
  const navigate = useNavigate();
  const [base, setBase] = useState(record);
  const [changes, setChanges] = useState<FieldChange[]>([]);
  const [isRestored, setIsRestored] = useState(false);
  const valuesOf = (from: TRecord | null) => (from ? toValues(from) : empty);
  const form = useForm<TValues>({ defaultValues: valuesOf(base) as DefaultValues<TValues> });
  const { isDirty, defaultValues } = form.formState;
  const placeErrors = usePlaceErrors(form, options);
  const draft = useDraft<TValues>(record?.id ?? 'new', () =>
    isDirty ? { before: defaultValues as TValues, typed: form.getValues() } : null,
  );

  const take = (newest: TRecord | null) => {
    setBase(newest);
    setChanges([]);
    setIsRestored(false);
    draft.remove();
    form.reset(valuesOf(newest));
  };
  /** Applies what was typed to a newer version. */
  const rebase = (newest: TRecord | null, before: TValues, mine: TValues) => {
    const theirs = valuesOf(newest);
    const merge = mergeChanges({ base: before, mine, theirs }, together);
    setBase(newest);
    setChanges(merge.changes);
    form.reset(theirs);
    form.reset(merge.values, { keepDefaultValues: true });
    return merge;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was found when the form was opened.
  useEffect(() => {
    if (!draft.found) return;
    const { before, typed } = draft.found;
    // Secret fields are not in a draft.
    const known = valuesOf(record);
    rebase(record, { ...known, ...before }, { ...known, ...typed });
    setIsRestored(true);
  }, []);

  // Not while a conflict is shown: the last field chosen as theirs can still be chosen back.
  const isUntouched = !isDirty && changes.length === 0;
  const isOutdated =
    record !== null && record !== base && record.version >= (base?.version ?? 0) && isUntouched;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a newer version has arrived and nothing is typed.
  useEffect(() => {
    if (isOutdated) take(record);
  }, [isOutdated, record]);

  // A new record has a URL once it is saved. The form has to be clean first, or leaving would ask.
  const created = record === null && base !== null && !isDirty ? createdPath?.(base) : undefined;
  useEffect(() => {
    if (created) navigate(created, { replace: true });
  }, [created, navigate]);

  const saveOver = async (mine: TValues, over: TRecord | null): Promise<void> => {
    try {
      const saved = await save(toInput(mine), over);
      notify.success(options.savedText ?? t('saved'), options.savedAction?.(saved, over));
      // A large form takes longer to draw than its message, and shows what was typed anyway.
      await afterFrame();
      startTransition(() => take(saved));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'VERSION_CONFLICT' || !over) return placeErrors(error);
      const newest = await readNewest(over.id).catch(notify.error);
      if (!newest) return;
      const merge = rebase(newest, valuesOf(over), mine);
      // Their version may differ only in what the form does not show.
      if (merge.changes.length === 0 && newest.version > over.version) await saveOver(merge.values, newest);
    }
  };
  const send = form.handleSubmit(() => saveOver(form.getValues(), base));
  const isSending = useRef(false);
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    try {
      // React draws at once what an event changes. After it the request is sent before a large form is drawn anew.
      await new Promise((resolve) => setTimeout(resolve));
      // Server errors of fields without an input would block every further attempt.
      form.clearErrors();
      await send();
    } finally {
      isSending.current = false;
    }
  };
  return {
    form,
    submit,
    discard: () => take(base),
    changes,
    choose: ({ path, theirs, mine }, whose) =>
      form.setValue(path as FieldPath<TValues>, (whose === 'mine' ? mine : theirs) as never, {
        shouldDirty: true,
      }),
    isRestored,
    isKept: draft.isKept,
    fieldName: options.fieldName,
    ...(options.showValue && { showValue: options.showValue }),
  };
}
