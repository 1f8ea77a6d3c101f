import type { ParseKeys } from 'i18next';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DocumentResource, Stored } from '../backoffice/document';
import { useDocumentCalls } from '../backoffice/document';
import type { WordNamespace } from '../i18n/word-key';
import { notify } from '../notify/notify';
import type { Converting, FormWithWords, FormWord, Reading, Writing } from './use-worded-form';
import { useWordedForm } from './use-worded-form';
import type { VersionedForm, VersionedFormOptions } from './versioned-form.types';

/** The form knows the document by its path. */
type Named<Document> = Document & { id: string };

export type DocumentFormOptions<Document extends Stored, TValues extends FieldValues, TInput> = Omit<
  VersionedFormOptions<Named<Document>, TValues, TInput>,
  'record' | 'save' | 'readNewest' | 'toValues' | 'toInput' | 'fieldName' | 'savedAction' | 'createdPath'
> &
  Reading<Document, TValues> &
  Writing<TValues, TInput> & {
    /** The document that was read; null before the first save. */
    record: Document | null;
    /** The namespace of its words; see `RecordFormOptions`. */
    words: WordNamespace;
    /** The group of its labels, if that is not `fields`: `issuer` for `issuer.name`. */
    labels?: string;
    /** The message after saving offers to put back what was saved over. */
    undo?: boolean;
  };

/** The same word, with a label in this group. */
type LabelledIn<Labels extends string, Word> = Word extends `fields.${infer Name}`
  ? `${Labels}.${Name}`
  : Word;

/** A form for a document, for `VersionedFormPage`: `useDocumentForm(issuer, { record: data, empty, words })`. */
export function useDocumentForm<
  Reply,
  Document extends Stored,
  TInput,
  TValues extends FieldValues,
  Words extends WordNamespace,
  Labels extends string = 'fields',
>(
  document: DocumentResource<Reply, Document, TInput>,
  options: DocumentFormOptions<Document, TValues, TInput> & { words: Words; labels?: Labels },
): FormWithWords<
  VersionedForm<Named<Document>, TValues>,
  Exclude<LabelledIn<Labels, FormWord<TValues>>, ParseKeys<Words>>
>;
export function useDocumentForm<Reply, Document extends Stored, TInput, TValues extends FieldValues>(
  document: DocumentResource<Reply, Document, TInput>,
  options: DocumentFormOptions<Document, TValues, TInput>,
): VersionedForm<Named<Document>, TValues> {
  const { record, undo, ...given } = options as typeof options & Converting<Named<Document>, TValues, TInput>;
  const { t } = useTranslation('common');
  const { save, replace, readNewest } = useDocumentCalls(document);
  const { path: id } = document;
  const named = (read: Document): Named<Document> => ({ ...read, id });
  const putBack = ({ id: _, ...before }: Named<Document>, { version }: Stored) =>
    replace({ ...before, version } as unknown as Document).then(
      () => notify.success(t('restored')),
      notify.error,
    );
  return useWordedForm<Named<Document>, TValues, TInput>({
    ...given,
    record: useMemo(() => record && { ...record, id }, [record, id]),
    save: (input, base) => save(input, base?.version ?? 0).then(named),
    readNewest: () => readNewest().then(named),
    savedAction: (saved, before) =>
      undo && before ? { label: t('undo'), run: () => void putBack(before, saved) } : undefined,
  });
}
