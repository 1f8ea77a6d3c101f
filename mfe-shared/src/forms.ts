/** The entry point of mfe-shared for back-office pages with a form. Lists and shops never load it. */
export {
  Controller,
  type FieldPath,
  type FieldPathValue,
  FormProvider,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form';
export { ReadOnly } from './forms/read-only';
export { type ChoiceFieldProps, useChoices } from './forms/use-choices';
export { type DocumentFormOptions, useDocumentForm } from './forms/use-document-form';
export { type FieldProps, fieldsOf, useFields } from './forms/use-fields';
export { type NamedFieldProps, useNamedFields } from './forms/use-named-fields';
export { type PageDraft, usePageDraft } from './forms/use-page-draft';
export { type ErrorRules, usePlaceErrors } from './forms/use-place-errors';
export { type RecordFormOptions, useRecordForm } from './forms/use-record-form';
export { useVersionedForm } from './forms/use-versioned-form';
export type { Versioned, VersionedForm, VersionedFormOptions } from './forms/versioned-form.types';
export { VersionedFormPage, type VersionedFormPageProps } from './forms/versioned-form-page';
