import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { findWord } from '../i18n/find-word';
import { useText } from '../i18n/use-text';
import type { NameAmong, ValueAmong, WordNamespace } from '../i18n/word-key';
import type { Column, ListFilter, ListView } from './list.types';
import type { ListPageProps } from './list-page';
import type { StatusTone } from './status-chip';
import { StatusChip } from './status-chip';

type Layout = Omit<Column<unknown>, 'key' | 'header' | 'cell'> & { header?: ReactNode };

/** A column without a `cell` shows its row's field, written by the function of `useFormat` that `as` names. */
type FieldColumn<Row> = Layout & {
  key: keyof Row & string;
  cell?: never;
  /** Shows the word of a status in the colour of its tone. */
  tones?: Readonly<Record<string, StatusTone>>;
  as?: 'date' | 'dateTime' | 'money' | 'number' | 'text' | 'word';
};

/** A column whose header and cell follow from its key unless it has its own. */
export type WordedColumn<Row> = FieldColumn<Row> | (Layout & Pick<Column<Row>, 'key' | 'cell'>);

export type ListWords<Row> = {
  /** The list's title, the placeholder of its search and its empty state; spread it into `ListPage`. */
  page: Required<Pick<ListPageProps<Row>, 'title' | 'searchPlaceholder' | 'empty'>>;
  /** The header of `createdAt` is `columns.createdAt`, `fields.createdAt` or `createdAt`; `as: 'word'` shows `status.hide`. */
  columns(columns: readonly WordedColumn<Row>[]): Column<Row>[];
  /** The views for all rows and for each value of a filter, which are called `state.active`, with their numbers. */
  views(name: string, values: readonly string[], counts?: Record<string, number>): ListView[];
  /** A filter with its values, which are called `status.hide`. */
  filter(name: string, values: readonly string[]): ListFilter;
};

type Page = Required<Pick<ListPageProps<unknown>, 'title' | 'searchPlaceholder' | 'empty'>>;
type PagePart<Key> = Key extends 'title'
  ? 'title'
  : Key extends 'search'
    ? 'searchPlaceholder'
    : Key extends 'empty' | 'empty.title'
      ? 'empty'
      : never;

/** The fields of a row for all of whose values there are words. */
type WordField<Key, Row> = {
  [Field in keyof Row & string]: Row[Field] extends string | boolean | null
    ? `${Field}.${NonNullable<Row[Field]>}` extends Key
      ? Field
      : never
    : never;
}[keyof Row & string];

/** A column whose header and values have words among these keys. */
type NamedColumn<Key, Row> = WordedColumn<Row> &
  ({ key: NameAmong<Key> } | { header: ReactNode }) &
  ({ as?: Exclude<FieldColumn<Row>['as'], 'word'>; tones?: never } | { key: WordField<Key, Row> });

/** As `ListWords`, of a namespace with these keys: a word that it lacks does not compile. */
export type NamespaceListWords<Key> = {
  page: Pick<Page, PagePart<Key>>;
  columns<Row>(columns: readonly NamedColumn<Key, NoInfer<Row>>[]): Column<Row>[];
  views<Name extends string>(
    name: Name,
    values: readonly ValueAmong<Key, Name>[],
    counts?: Record<string, number>,
  ): ListView[];
  filter<Name extends NameAmong<Key> & string>(
    name: Name,
    values: readonly ValueAmong<Key, Name>[],
  ): ListFilter;
};

/**
 * The words of a list, from the namespace of its slice: `const { page, columns } = useListWords('store-admin/coupons')`, then
 * `<ListPage {...page} columns={columns([{ key: 'couponCode', sortable: true }])} />`.
 */
export function useListWords<Namespace extends WordNamespace>(
  namespace: Namespace,
): NamespaceListWords<ParseKeys<Namespace>>;
/** @deprecated For remotes built before mfe-shared 1.59: it compiles whatever words there are. */
export function useListWords<Row>(namespace: WordNamespace): ListWords<Row>;
export function useListWords<Row>(namespace: WordNamespace): ListWords<Row> {
  const { t } = useTranslation(namespace as 'common');
  const format = useFormat();
  const text = useText();
  // Keys are made of the rows' fields and their values. As everywhere, one that is missing is shown itself.
  const word = (key: string) => t(key as 'cancel');
  const wordIfAny = (key: string) => findWord(t, key) ?? '';
  const nameOf = (key: string) => wordIfAny(`columns.${key}`) || wordIfAny(`fields.${key}`) || word(key);
  const cellOf = ({ key, as, tones }: FieldColumn<Row>) => {
    const wordIn = (row: Row) => (row[key] === null ? '' : word(`${key}.${row[key]}`));
    if (as === 'word') return wordIn;
    if (tones) {
      return (row: Row) => {
        const status = String(row[key]);
        return <StatusChip status={status} tone={tones[status]} label={wordIn(row)} />;
      };
    }
    const show = (as === 'text' ? text : as && format[as]) as ((value: unknown) => string) | undefined;
    return (row: Row) => (show && row[key] !== null ? show(row[key]) : (row[key] as ReactNode));
  };
  return {
    page: {
      title: word('title'),
      searchPlaceholder: wordIfAny('search'),
      empty: { title: wordIfAny('empty.title') || wordIfAny('empty'), text: wordIfAny('empty.text') },
    },
    columns: (columns) =>
      columns.map((column) => ({
        ...column,
        header: column.header ?? nameOf(column.key),
        cell: column.cell ?? cellOf(column as FieldColumn<Row>),
      })) as Column<Row>[],
    views: (name, values, counts) => [
      {
        label: word('all'),
        filters: {},
        count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
      },
      ...values.map((value) => ({
        label: word(`${name}.${value}`),
        filters: { [name]: value },
        count: counts?.[value],
      })),
    ],
    filter: (name, values) => ({
      name,
      label: nameOf(name),
      options: values.map((value) => ({ value, label: word(`${name}.${value}`) })),
    }),
  };
}
