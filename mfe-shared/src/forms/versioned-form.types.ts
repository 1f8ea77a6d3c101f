import type { BaseSyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { NoticeAction } from '../notify/notify';
import type { FieldChange } from './merge-changes';

export type Versioned = { id: string; version: number };

export type VersionedFormOptions<TRecord extends Versioned, TValues extends FieldValues, TInput = TValues> = {
  /** The record that was read; null for a new one. A newer version replaces it while nothing is typed. */
  record: TRecord | null;
  /** The values of a new record. */
  empty: TValues;
  toValues: (record: TRecord) => TValues;
  /** The checked values as the API takes them. */
  toInput: (values: TValues) => TInput;
  /** Creates the record when `base` is null, else saves it with the version of `base`. */
  save: (input: TInput, base: TRecord | null) => Promise<TRecord>;
  /** The newest version, without the cache. */
  readNewest: (id: string) => Promise<TRecord>;
  /** The label of a field, also of a nested one: `title.de`, `variants.0.price`. Null for a field without one. */
  fieldName: (path: string) => string | null;
  /** The text of a value in a conflict, when it is not a text itself: the name for an id. */
  showValue?: (path: string, value: unknown) => string | undefined;
  /** Fields that make sense only together; see `mergeChanges`. */
  together?: readonly (keyof TValues & string)[];
  /** The form's field for a field of the API's body with another name. */
  fieldOf?: (field: string) => string;
  /** The fields of errors without details: `{ SLUG_TAKEN: 'slug' }`. */
  codes?: Partial<Record<string, FieldPath<TValues>>>;
  /** The text for a field's error code; by default a general one. */
  problem?: (message: string, path: string) => string | undefined;
  savedText?: string;
  /** The action in that message, such as undo. `before` is the version that was saved over. */
  savedAction?: (saved: TRecord, before: TRecord | null) => NoticeAction | undefined;
  /** The path of a saved new record. */
  createdPath?: (created: TRecord) => string;
};

export type VersionedForm<TRecord extends Versioned, TValues extends FieldValues> = {
  form: UseFormReturn<TValues>;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  discard: () => void;
  /** Somebody else's changes, after a save that came too late. */
  changes: FieldChange[];
  choose: (change: FieldChange, whose: 'mine' | 'theirs') => void;
  /** The form has values that were typed before the session ended. */
  isRestored: boolean;
  /** The session has ended and what was typed is stored. */
  isKept: boolean;
  fieldName: VersionedFormOptions<TRecord, TValues>['fieldName'];
  showValue?: NonNullable<VersionedFormOptions<TRecord, TValues>['showValue']>;
};
