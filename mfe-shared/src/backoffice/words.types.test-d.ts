import type { Issuer, TaxClass } from 'api';
import type { TFunction } from 'i18next';
import { useDocumentForm } from '../forms/use-document-form';
import { useRecordForm } from '../forms/use-record-form';
import { useWordOf } from '../i18n/use-word-of';
import type { DocumentResource } from './document';
import { defineDocument } from './document';
import type { Column } from './list.types';
import type { Resource } from './resource';
import type { NamespaceListWords } from './use-list-words';

/** Compiled by `npm run check`, never run: a line marked as an error fails the check when it has none. */

type Row = { code: string; uses: number; status: 'show' | 'hide'; kind: 'gift' | 'sale' };
type Columns = readonly Column<Row>[];

type Key =
  | 'title'
  | 'empty.title'
  | 'fields.code'
  | 'columns.uses'
  | 'status'
  | 'status.show'
  | 'status.hide';
declare const list: NamespaceListWords<Key | 'kind' | 'kind.gift'>;
declare const untitled: NamespaceListWords<'fields.code'>;

export const right = [
  (): Columns =>
    list.columns([
      { key: 'code' },
      { key: 'uses', as: 'number' },
      { key: 'status', tones: { hide: 'neutral' } },
      { key: 'more', header: 'More', cell: ({ code }) => code },
    ]),
  () => [list.page.title, list.page.empty, list.views('status', ['hide']), list.filter('status', ['show'])],
];

export const wrongColumns = [
  // @ts-expect-error: no word for the header
  (): Columns => list.columns([{ key: 'cod', cell: ({ code }) => code }]),
  // @ts-expect-error: rows have no such field, so the column has to say what it shows
  (): Columns => list.columns([{ key: 'title' }]),
  // @ts-expect-error: no word for `sale`
  (): Columns => list.columns([{ key: 'kind', as: 'word' }]),
  // @ts-expect-error: no word for `sale`
  (): Columns => list.columns([{ key: 'kind', tones: { gift: 'success' } }]),
];

export const wrongOthers = [
  // @ts-expect-error: no word for `hid`
  () => list.views('status', ['show', 'hid']),
  // @ts-expect-error: no word for `sale`
  () => list.filter('kind', ['gift', 'sale']),
  // @ts-expect-error: no word for the filter
  () => list.filter('state', []),
  // @ts-expect-error: no word for the list
  () => untitled.page.title,
  // @ts-expect-error: no word for what is said without rows
  () => untitled.page.empty,
];

/** `forms` has no words for the fields of a tax class. */
export function useWrongForm(taxClasses: Resource<'/tax-classes'>, record: TaxClass | null) {
  const form = useRecordForm(taxClasses, { record, empty: { name: '', rateBp: 0 }, words: 'forms' });
  // @ts-expect-error: so it is none
  form.submit();
  const { lacks }: { lacks: 'fields.name' | 'fields.rateBp' } = form;
  return lacks;
}

/** It has none for the fields of an issuer either, of whatever group its labels are. */
export function useWrongDocumentForm(issuer: DocumentResource<Issuer, Issuer, Issuer>, record: Issuer) {
  const empty = { name: '', address: '' };
  const form = useDocumentForm(issuer, { record, empty, toInput: () => record, words: 'forms' });
  const { lacks }: { lacks: 'fields.name' | 'fields.address' } = form;
  const options = { record, empty: { title: '' }, toValues: () => ({ title: '' }), toInput: () => record };
  // `forms` has `conflict.title`
  const { submit } = useDocumentForm(issuer, { ...options, words: 'forms', labels: 'conflict' });
  return { lacks, submit };
}

export const documents = [
  () => defineDocument('/invoices/issuer').save,
  // @ts-expect-error: nothing is saved there
  () => defineDocument('/releases/overview'),
  // @ts-expect-error: the reply has no such member
  () => defineDocument('/card-settings', { member: 'setting' }),
  // @ts-expect-error: nothing is read there
  () => defineDocument('/setting/global', { read: '/setting/global/al' }),
];

/** A key that is made of data compiles through `useWordOf` only, with a default or without. */
export function useDataAsKey(t: TFunction<'forms'>, code: string) {
  return [
    t('save', { defaultValue: code }),
    useWordOf('forms')('conflict', code) ?? code,
    // @ts-expect-error: the key is made of data, so the text may not exist
    t(`conflict.${code}`, { defaultValue: code }),
    // @ts-expect-error: the same
    t(`conflict.${code}`, code),
  ];
}

/** A misspelt group of words is none. */
export function useWrongWords() {
  const wordOf = useWordOf('forms');
  // @ts-expect-error: `conflict` is the name of the group
  return [wordOf('conflict', 'title'), wordOf('conflicts', 'title')];
}
