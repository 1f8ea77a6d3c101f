import type { CatalogCategory, SheetRow } from 'api';
import type { LocalizedText } from 'mfe-shared';
import { amountWriter, parseAmount } from '../../ui/minor-units';

export const sheetFields = [
  'price',
  'originalPrice',
  'costPrice',
  'stock',
  'status',
  'categoryId',
  'tags',
  'barcode',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** The fields of the product, which only its first line has. */
export const ofProduct: readonly SheetField[] = ['status', 'categoryId', 'tags'];

export const statuses = ['show', 'hide', 'draft'] as const;
type Status = (typeof statuses)[number];

/** The values of a line's fields, as they are saved. Without an offer there is no original price. */
export type SheetValues = {
  price: number;
  originalPrice: number | null;
  costPrice: number | null;
  stock: number;
  status: Status;
  categoryId: string | null;
  tags: string[];
  barcode: string | null;
};

/** The same as the texts of its cells. */
export type Cells = Record<SheetField, string>;

export type Problem = { field: string; message: string };

export type ReadCell<Field extends SheetField = SheetField> =
  | { value: SheetValues[Field] }
  | { problem: 'required' | 'invalid' | 'unknown' | 'too_large' };

/** How the cells of a store are written and read, in the person's language. */
export type SheetText = {
  cellsOf: (values: SheetValues, isFirst: boolean) => Cells;
  read: <Field extends SheetField>(field: Field, text: string) => ReadCell<Field>;
  /** A typed or pasted text as the cell shows it; what cannot be read stays as it is. */
  tidy: (field: SheetField, text: string) => string;
  nameOf: (text: LocalizedText) => string;
  statusNames: string[];
  categoryNames: string[];
};

export type SheetWords = {
  language: string;
  digits: number;
  statusNames: Record<Status, string>;
  nameOf: (text: LocalizedText) => string;
  categories: { id: string; slug: string; name: string; path: string }[];
};

const most = { amount: 1_000_000_000, stock: 100_000_000, tags: 20, tag: 40 };

export function sheetText({ language, digits, statusNames, nameOf, categories }: SheetWords): SheetText {
  const writeAmount = amountWriter(digits, language);
  const amount = (minor: number | null) => (minor === null ? '' : writeAmount(minor));
  const pathOf = new Map(categories.map(({ id, path }) => [id, path]));
  const idOf = namesOf(categories);
  const statusOf = new Map(
    statuses.flatMap((status) => [
      [status, status] as const,
      [statusNames[status].toLowerCase(), status] as const,
    ]),
  );
  const write: { [Field in SheetField]: (value: SheetValues[Field]) => string } = {
    price: amount,
    originalPrice: amount,
    costPrice: amount,
    stock: String,
    status: (status) => statusNames[status],
    categoryId: (id) => (id === null ? '' : (pathOf.get(id) ?? '')),
    tags: (tags) => tags.join(', '),
    barcode: (barcode) => barcode ?? '',
  };
  const readMoney = (text: string): { value: number } | { problem: 'invalid' | 'too_large' } => {
    // A sheet of another program may send the currency along.
    const minor = parseAmount(text.replaceAll(/[\p{Sc}\p{L}]/gu, ''), digits);
    if (minor === null) return { problem: 'invalid' };
    return minor > most.amount ? { problem: 'too_large' } : { value: minor };
  };
  const optional = (text: string) => (text === '' ? { value: null } : readMoney(text));
  const reads: { [Field in SheetField]: (text: string) => ReadCell<Field> } = {
    price: (text) => (text === '' ? { problem: 'required' } : readMoney(text)),
    originalPrice: optional,
    costPrice: optional,
    stock: (text) => {
      if (text === '') return { problem: 'required' };
      const value = parseAmount(text, 0);
      if (value === null) return { problem: 'invalid' };
      return value > most.stock ? { problem: 'too_large' } : { value };
    },
    status: (text) => {
      const value = statusOf.get(text.toLowerCase());
      if (text === '') return { problem: 'required' };
      return value ? { value } : { problem: 'unknown' };
    },
    categoryId: (text) => {
      if (text === '') return { value: null };
      const value = idOf.get(text.toLowerCase());
      return value ? { value } : { problem: 'unknown' };
    },
    tags: (text) => {
      const words = text.split(/[,;\n]/).map((word) => word.trim());
      const value = [...new Set(words.filter(Boolean))];
      const fits = value.length <= most.tags && value.every((word) => word.length <= most.tag);
      return fits ? { value } : { problem: 'too_large' };
    },
    barcode: (text) => {
      if (text === '') return { value: null };
      return /^\d{8}(\d{4,6})?$/.test(text) ? { value: text } : { problem: 'invalid' };
    },
  };
  const read: SheetText['read'] = (field, text) => reads[field](text.trim());
  return {
    cellsOf: (values, isFirst) => {
      const cells = sheetFields.map((field) => {
        const isShown = isFirst || !ofProduct.includes(field);
        return [field, isShown ? (write[field] as (value: unknown) => string)(values[field]) : ''];
      });
      return Object.fromEntries(cells);
    },
    read,
    tidy: (field, text) => {
      const found = read(field, text);
      return 'value' in found ? (write[field] as (value: unknown) => string)(found.value) : text.trim();
    },
    nameOf,
    statusNames: statuses.map((status) => statusNames[status]),
    categoryNames: categories.map(({ path }) => path),
  };
}

/** A category by its path, its address, or its name when no other has the same. */
function namesOf(categories: SheetWords['categories']): Map<string, string> {
  const byName = Map.groupBy(categories, ({ name }) => name.toLowerCase());
  const alone = [...byName].flatMap(([name, [first, ...others]]) =>
    first && others.length === 0 ? [[name, first.id] as const] : [],
  );
  return new Map([
    ...alone,
    ...categories.map(({ id, slug }) => [slug.toLowerCase(), id] as const),
    ...categories.map(({ id, path }) => [path.toLowerCase(), id] as const),
  ]);
}

/** Categories with the names above them, in the order of the tree. */
export function categoryPaths(
  categories: CatalogCategory[],
  text: (name: CatalogCategory['name']) => string,
): SheetWords['categories'] {
  const known = new Set(categories.map(({ id }) => id));
  const childrenOf = Map.groupBy(categories, ({ parentId }) =>
    parentId && known.has(parentId) ? parentId : null,
  );
  const below = (parentId: string | null, above: string): SheetWords['categories'] =>
    (childrenOf.get(parentId) ?? []).flatMap(({ id, slug, name }) => {
      const path = above + text(name);
      return [{ id, slug, name: text(name), path }, ...below(id, `${path} / `)];
    });
  return below(null, '');
}

export const valuesOf = ({ price, originalPrice, costPrice, onHand, ...line }: SheetRow): SheetValues => ({
  price,
  originalPrice: originalPrice > price ? originalPrice : null,
  costPrice,
  stock: onHand,
  status: line.status,
  categoryId: line.categoryId,
  tags: line.tags,
  barcode: line.barcode,
});
