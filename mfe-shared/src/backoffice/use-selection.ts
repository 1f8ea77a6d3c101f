import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export type Selection<Row> = {
  /** The selected rows by id, in the order of selection; those of other pages as well. */
  rows: ReadonlyMap<string, Row>;
  /** Every row that matches the list's filters is selected, also those that were never loaded. */
  isAll: boolean;
  has: (id: string) => boolean;
  /** Selects or deselects these rows and keeps the others. After `selectAll` only rows given here remain. */
  set: (rows: ReadonlyMap<string, Row>, selected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
};

type Selected = { rows: ReadonlyMap<string, unknown>; isAll: boolean };

const nothing: Selected = { rows: new Map(), isAll: false };

/** By history entry: going back to a list restores its selection. */
const selections = new Map<string, { current: Selected }>();

/**
 * The selected rows of a list. `narrowing` is what the list is narrowed by: its pages have one selection together, and
 * another search or filter has its own.
 */
export function useSelection<Row>(narrowing = ''): Selection<Row> {
  const { key } = useLocation();
  const [ofThisVisit] = useState(() => new Map<string, { current: Selected }>());
  const [, renderAgain] = useState(0);
  const entry = selections.get(key) ?? ofThisVisit.get(narrowing) ?? { current: nothing };
  selections.set(key, entry);
  ofThisVisit.set(narrowing, entry);
  const change = (next: Selected) => {
    entry.current = next;
    renderAgain((count) => count + 1);
  };
  const { rows, isAll } = entry.current as Selected & { rows: ReadonlyMap<string, Row> };
  return {
    rows,
    isAll,
    has: (id) => isAll || rows.has(id),
    set(changed, selected) {
      const next = new Map(rows);
      for (const [id, row] of changed) {
        if (selected) next.set(id, row);
        else next.delete(id);
      }
      change({ rows: next, isAll: false });
    },
    selectAll: () => change({ rows, isAll: true }),
    clear: () => change(nothing),
  };
}
