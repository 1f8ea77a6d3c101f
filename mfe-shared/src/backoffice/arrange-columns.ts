import type { Column } from './list.types';

/** The columns that a person can hide and move: all but the first, which is the link, and those of buttons. */
export const movableColumns = <Row>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.slice(1).filter(({ header }) => header);

/** The keys of the columns that a list shows by itself, without the fixed ones. */
export const usualKeys = <Row>(columns: readonly Column<Row>[]): string[] =>
  movableColumns(columns).flatMap(({ key, optional }) => (optional ? [] : [key]));

/** The columns as they are shown: `keys` are those that the person has chosen, in their order. */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[] | null | undefined,
): Column<Row>[] {
  const movable = movableColumns(columns);
  const chosen = (keys ?? usualKeys(columns)).flatMap(
    (key) => movable.find((column) => column.key === key) ?? [],
  );
  const fixed = columns.filter((column) => !movable.includes(column));
  return [...fixed.slice(0, 1), ...chosen, ...fixed.slice(1)];
}
