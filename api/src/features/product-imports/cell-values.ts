import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import type { ChangeValues, ImportField } from '../product-changes/product-changes.schema.ts';
import { changeValues } from '../product-changes/product-changes.schema.ts';
import { foodFields } from '../products/products.schema.ts';

export type CellRules = {
  /** The character before the decimal places. */
  decimal: '.' | ',';
  /** The decimal places of the store's currency. */
  digits: number;
  /** The texts of a status in the store's languages, in lower case. */
  statusOf: (word: string) => ChangeValues['status'];
  /** The id of a category by its name or address. */
  categoryOf: (name: string) => string | undefined;
  /** The id of a tax class by its name. */
  taxClassOf: (name: string) => string | undefined;
  /** The variant that can be a part of a bundle, by its SKU. */
  partOf: (sku: string) => string | undefined;
  /** The product that has a variant with this SKU. */
  productOf: (sku: string) => string | undefined;
  language: string;
};

export type ReadCells = { values: ChangeValues; problems: ErrorDetail[] };

/** Removes a spreadsheet's guard against formulas, which is not part of the text. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** Reads an amount (`1.234,50 €`) in minor units; undefined when it is none. */
export function amountOf(cell: string, decimal: '.' | ',', digits: number): number | undefined {
  const thousands = decimal === '.' ? ',' : '.';
  const plain = cell.replace(/[\s\p{Sc}’']|[A-Z]{3}/gu, '').replaceAll(thousands, '');
  const [whole = '', fraction = '', ...rest] = plain.split(decimal);
  if (!/^\d{1,10}$/.test(whole) || !/^\d*$/.test(fraction) || rest.length > 0) return undefined;
  // Further places of a spreadsheet are only rounding when they are zeros.
  if (!/^0*$/.test(fraction.slice(digits))) return undefined;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

const wholeOf = (cell: string): number | undefined =>
  /^\d{1,9}([.,]0+)?$/.test(cell) ? Number.parseInt(cell, 10) : undefined;

/** Reads a time of a spreadsheet as UTC, as the file does not say where it is from. */
function momentOf(cell: string): string | undefined {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/.exec(cell) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  return day && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}

const longestTags = 20;

/**
 * Reads the parts of a bundle (`2 × APPLE; 1 × PEAR`), as an export writes them; undefined when it is something else.
 */
export function partsOf(cell: string): { sku: string; qty: number }[] | undefined {
  const parts = cell.split(';').map((part) => /^\s*(\d{1,3})\s*[x×*]\s*(\S.*)$/i.exec(part));
  if (parts.some((part) => part === null)) return undefined;
  return parts.map((part) => ({ qty: Number(part?.[1]), sku: (part?.[2] ?? '').trim() }));
}

function bundleIn(cell: string, { partOf }: CellRules): ChangeValues | undefined {
  const parts = partsOf(cell)?.map(({ sku, qty }) => ({ variantId: partOf(sku), qty }));
  if (!parts || parts.some(({ variantId }) => !variantId)) return undefined;
  return { bundleOf: parts as ChangeValues['bundleOf'] };
}

/** Reads SKUs (`APPLE; PEAR`), as an export writes them. */
export const skusOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((sku) => sku.trim())
    .filter(Boolean);

function substitutesIn(cell: string, { productOf }: CellRules): ChangeValues | undefined {
  const ids = [...new Set(skusOf(cell).map(productOf))];
  return ids.includes(undefined) ? undefined : { substituteIds: ids as string[] };
}

const wordOf = <Word extends string>(words: readonly Word[], cell: string): Word | undefined =>
  words.find((word) => word === cell.toLowerCase());

/** Reads a cell. An empty one takes a value away where it may be missing, and says nothing elsewhere. */
function readCell(field: ImportField, cell: string, rules: CellRules): ChangeValues | undefined {
  const some = <Value>(value: Value | undefined, make: (value: Value) => ChangeValues) =>
    value === undefined ? undefined : make(value);
  const amount = () => amountOf(cell, rules.decimal, rules.digits);
  switch (field) {
    case 'title':
      return cell ? { title: { [rules.language]: cell } } : {};
    case 'brand':
      return { brand: cell };
    case 'sku':
      return cell ? { sku: cell } : {};
    case 'externalRef':
      return cell ? { externalRef: cell } : {};
    case 'barcode':
      return { barcode: cell || null };
    case 'tags':
      return {
        tags: [...new Set(cell.split(/[,;|]/).map((tag) => tag.trim()))]
          .filter(Boolean)
          .slice(0, longestTags),
      };
    case 'category':
      return cell ? some(rules.categoryOf(cell), (categoryId) => ({ categoryId })) : { categoryId: null };
    case 'status':
      return cell ? some(rules.statusOf(cell.toLowerCase()), (status) => ({ status })) : {};
    case 'price':
      return cell ? some(amount(), (price) => ({ price })) : {};
    case 'originalPrice':
      return cell ? some(amount(), (originalPrice) => ({ originalPrice })) : {};
    case 'costPrice':
      return cell ? some(amount(), (costPrice) => ({ costPrice })) : { costPrice: null };
    case 'stock':
      return cell ? some(wholeOf(cell), (stock) => ({ stock })) : {};
    case 'publishAt':
      return cell ? some(momentOf(cell), (publishAt) => ({ publishAt })) : { publishAt: null };
    case 'unpublishAt':
      return cell ? some(momentOf(cell), (unpublishAt) => ({ unpublishAt })) : { unpublishAt: null };
    case 'soldBy':
      return cell ? some(wordOf(foodFields.soldBy.options, cell), (soldBy) => ({ soldBy })) : {};
    case 'pricedBy':
      return cell ? some(wordOf(foodFields.pricedBy.options, cell), (pricedBy) => ({ pricedBy })) : {};
    case 'nominalWeightG':
      return cell ? some(wholeOf(cell), (nominalWeightG) => ({ nominalWeightG })) : { nominalWeightG: null };
    case 'tolerancePct':
      return cell ? some(wholeOf(cell), (tolerancePct) => ({ tolerancePct })) : {};
    case 'bundleOf':
      return cell ? bundleIn(cell, rules) : { bundleOf: [] };
    case 'ageLimit':
      return cell ? some(wholeOf(cell), (ageLimit) => ({ ageLimit })) : { ageLimit: null };
    case 'shelfLifeDays':
      return cell ? some(wholeOf(cell), (shelfLifeDays) => ({ shelfLifeDays })) : { shelfLifeDays: null };
    case 'aisle':
      return { aisle: cell };
    case 'taxClass':
      return cell ? some(rules.taxClassOf(cell), (taxClassId) => ({ taxClassId })) : { taxClassId: null };
    case 'substituteIds':
      return substitutesIn(cell, rules);
  }
}

/** Fields whose cells name something else of the store. */
const naming = new Set<ImportField>(['category', 'bundleOf', 'taxClass', 'substituteIds']);

/** Reads the values of a row's cells, and the problems of cells that cannot be read. */
export function readCells(cells: string[], fields: (ImportField | null)[], rules: CellRules): ReadCells {
  const values: ChangeValues = {};
  const problems: ErrorDetail[] = [];
  fields.forEach((field, index) => {
    if (!field) return;
    const value = readCell(field, withoutGuard((cells[index] ?? '').trim()), rules);
    const message = naming.has(field) ? 'unknown' : 'invalid';
    if (value === undefined || !changeValues.safeParse(value).success) problems.push({ field, message });
    else Object.assign(values, value);
  });
  return { values, problems };
}
