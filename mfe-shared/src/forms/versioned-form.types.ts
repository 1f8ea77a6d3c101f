import type { BaseSyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldChange } from './merge-changes';

export type Versioned = { id: string; version: number };

export type VersionedFormOptions<TRecord extends Versioned, TValues extends FieldValues, TInput = TValues> = {
  /** What was read; null for a new one. A newer one takes its place while nothing is typed. */
  record: TRecord | null;
  /** What a new one starts with. */
  empty: TValues;
  toValues: (record: TRecord) => TValues;
  /** What is sent; the fields have been checked. */
  toInput: (values: TValues) => TInput;
  /** Makes a new one when `base` is null, else saves over the version that `base` is. */
  save: (input: TInput, base: TRecord | null) => Promise<TRecord>;
  /** The newest version, past every cache. */
  readNewest: (id: string) => Promise<TRecord>;
  /** The label of a field, also of one inside: `title.de`, `variants.0.price`. Null for one that nobody sees. */
  fieldName: (path: string) => string | null;
  /** How a value reads in a conflict, where it is not a text: the name of what an id stands for. */
  showValue?: (path: string, value: unknown) => string | undefined;
  /** Fields that make sense only with each other; see `mergeChanges`. */
  together?: readonly (keyof TValues & string)[];
  /** The form's field of a field of the API's body, where it has another name. */
  fieldOf?: (field: string) => string;
  /** The fields that errors without details are about: `{ SLUG_TAKEN: 'slug' }`. */
  codes?: Partial<Record<string, FieldPath<TValues>>>;
  /** The sentence for what the API says of a field; a general one where there is none. */
  problem?: (message: string, path: string) => string | undefined;
  savedText?: string;
  /** Where a new one is once it is saved. */
  createdPath?: (created: TRecord) => string;
};

export type VersionedForm<TRecord extends Versioned, TValues extends FieldValues> = {
  form: UseFormReturn<TValues>;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  discard: () => void;
  /** What somebody else changed, after a save that came too late. */
  changes: FieldChange[];
  choose: (change: FieldChange, whose: 'mine' | 'theirs') => void;
  /** What is in the form was typed before the session ended. */
  isRestored: boolean;
  /** The session has ended and what was typed is kept. */
  isKept: boolean;
  fieldName: VersionedFormOptions<TRecord, TValues>['fieldName'];
  showValue?: NonNullable<VersionedFormOptions<TRecord, TValues>['showValue']>;
};
