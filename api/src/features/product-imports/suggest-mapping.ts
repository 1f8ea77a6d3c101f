import type { ImportField, ImportMapping } from '../product-changes/product-changes.schema.ts';
import { importFields } from '../product-changes/product-changes.schema.ts';

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Suggests the fields of a file's columns by their names. `namesOf` has a field's names in the project's languages and
 * in other programs.
 */
export function suggestFields(
  columns: string[],
  namesOf: (field: ImportField) => string[],
): (ImportField | null)[] {
  const byName = new Map(
    importFields.flatMap((field) => [field, ...namesOf(field)].map((name) => [plain(name), field] as const)),
  );
  const used = new Set<ImportField>();
  return columns.map((column) => {
    const field = byName.get(plain(column)) ?? null;
    if (!field || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

/** Suggests the character before the decimal places by the first rows' amounts. */
export function suggestDecimal(rows: string[][]): ImportMapping['decimal'] {
  const cells = rows.flat().map((cell) => cell.trim());
  const count = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length;
  return count(/^\D{0,3}[\d.]*\d,\d{1,2}\D{0,3}$/) > count(/^\D{0,3}[\d,]*\d\.\d{1,2}\D{0,3}$/) ? ',' : '.';
}
