import type { ChangeItem, SheetRow } from 'api';
import type { RowChange } from './product-sheet.queries';
import type { Cells, Problem, SheetField, SheetText, SheetValues } from './sheet-text';
import { sheetFields, valuesOf } from './sheet-text';

/** A line of the grid. An unedited line has the same object in `cells` and `base`. */
export type Line = {
  variantId: string;
  productId: string;
  isFirst: boolean;
  title: string;
  label: string;
  sku: string;
  /** The values of the line as they were last read or saved. */
  values: SheetValues;
  base: Cells;
  cells: Cells;
  /** Why saving was refused. */
  problem: Problem | null;
  isSaved: boolean;
};

export function toLine(row: SheetRow, text: SheetText): Line {
  const { variantId, productId, isFirst, sku } = row;
  const values = valuesOf(row);
  const base = text.cellsOf(values, isFirst);
  const state = { base, cells: base, problem: null, isSaved: false };
  const names = { title: text.nameOf(row.title), label: text.nameOf(row.label) };
  return { variantId, productId, isFirst, ...names, sku, values, ...state };
}

export const isEdited = ({ cells, base }: Line): boolean => cells !== base;

const isSame = (some: Cells, others: Cells) => sheetFields.every((field) => some[field] === others[field]);

/** The line with other cells. */
export const withCells = (line: Line, cells: Cells): Line => ({
  ...line,
  cells: isSame(cells, line.base) ? line.base : cells,
  problem: null,
  isSaved: false,
});

/** The line after it was read again or saved. Cells that differ from `known` were edited, and stay. */
export function withValues(line: Line, values: SheetValues, known: Cells, text: SheetText): Line {
  const base = text.cellsOf(values, line.isFirst);
  const merged = sheetFields.map((field) => [
    field,
    line.cells[field] === known[field] ? base[field] : line.cells[field],
  ]);
  const cells: Cells = Object.fromEntries(merged);
  return { ...line, values, base, cells: isSame(cells, base) ? base : cells };
}

/** The problem that keeps an edited line from being saved, or why saving it was refused. */
export function problemOf(line: Line, text: SheetText): Problem | null {
  if (!isEdited(line)) return line.problem;
  for (const field of sheetFields) {
    if (line.cells[field] === line.base[field]) continue;
    const found = text.read(field, line.cells[field]);
    if ('problem' in found) return { field, message: found.problem };
  }
  const { price, originalPrice } = pricesOf(line, text);
  if (originalPrice !== null && price > originalPrice)
    return { field: 'price', message: 'above_original_price' };
  return line.problem;
}

/** The value of a cell that can be read; else that of before. */
function cellValue<Field extends SheetField>(line: Line, field: Field, text: SheetText): SheetValues[Field] {
  if (line.cells[field] === line.base[field]) return line.values[field];
  const found = text.read(field, line.cells[field]);
  return 'value' in found ? found.value : line.values[field];
}

const pricesOf = (line: Line, text: SheetText) => ({
  price: cellValue(line, 'price', text),
  originalPrice: cellValue(line, 'originalPrice', text),
});

/** An edited line without a problem, as it is sent: what was seen in the edited fields, and what they are to be. */
export function toChange(line: Line, text: SheetText): RowChange {
  const { values, cells, base } = line;
  const edited = sheetFields.filter((field) => cells[field] !== base[field]);
  const seen: Record<string, unknown> = {};
  const next: Record<string, unknown> = {};
  for (const field of edited) {
    seen[field] = values[field];
    next[field] = cellValue(line, field, text);
  }
  // Stored are two prices always, which are the same without an offer.
  const { price, originalPrice } = pricesOf(line, text);
  const was = values.originalPrice ?? values.price;
  delete next.originalPrice;
  delete seen.originalPrice;
  if ((originalPrice ?? price) !== was) {
    seen.originalPrice = was;
    next.originalPrice = originalPrice ?? price;
  }
  return { variantId: line.variantId, seen, values: next } as RowChange;
}

/** The line's values after the change. */
export function appliedValues(values: SheetValues, after: NonNullable<ChangeItem['after']>): SheetValues {
  const { originalPrice: before, ...rest } = after;
  const own = Object.entries(rest).filter(([field]) => (sheetFields as readonly string[]).includes(field));
  const next: SheetValues = { ...values, ...Object.fromEntries(own) };
  const original = before ?? values.originalPrice ?? values.price;
  return { ...next, originalPrice: original > next.price ? original : null };
}
