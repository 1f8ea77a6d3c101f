import type { ChangeItem } from 'api';
import { notify } from 'mfe-shared';
import { useState } from 'react';
import { readLines, rowsAtOnce, saveRows, undoSaved } from './product-sheet.queries';
import type { Line } from './sheet-lines';
import { appliedValues, isEdited, problemOf, toChange, withValues } from './sheet-lines';
import type { SheetAction } from './sheet-state';
import type { SheetText } from './sheet-text';
import { valuesOf } from './sheet-text';

/** The result of the last saving, until the next one. */
export type Saved = {
  applied: number;
  refused: number;
  changes: string[];
  products: string[];
  isUndone: boolean;
};

/** Saves the edited lines in parts, says on each how it ended, and takes all of it back at once. */
export function useSaveSheet(lines: Line[], text: SheetText, dispatch: (to: SheetAction) => void) {
  const [saved, setSaved] = useState<Saved | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** Reads these products again; what is edited of them stays. */
  const refresh = async (productIds: string[]) => {
    const fresh = new Map((await readLines([...new Set(productIds)])).map((row) => [row.variantId, row]));
    const change = (line: Line) => {
      const row = fresh.get(line.variantId);
      return row ? { ...withValues(line, valuesOf(row), line.base, text), isSaved: false } : line;
    };
    dispatch({ type: 'update', change });
  };

  const savePart = async (part: Line[]) => {
    const { change, items } = await saveRows(part.map((line) => toChange(line, text)));
    const ends = new Map(items.map((item) => [item.variantId, item]));
    const sent = new Map(part.map((line) => [line.variantId, line]));
    dispatch({ type: 'update', change: (line) => ended(line, sent, ends, text) });
    const refused = items.filter(({ state }) => state === 'refused');
    await refresh(refused.flatMap(({ productId }) => productId ?? []));
    const products = part.map(({ productId }) => productId);
    return { id: change.id, applied: change.applied, refused: refused.length, products };
  };

  const busily = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };

  const save = () =>
    busily(async () => {
      const ready = lines.filter((line) => isEdited(line) && !keeps(line, text));
      const sum: Saved = { applied: 0, refused: 0, changes: [], products: [], isUndone: false };
      for (let from = 0; from < ready.length; from += rowsAtOnce) {
        const part = await savePart(ready.slice(from, from + rowsAtOnce));
        sum.applied += part.applied;
        sum.refused += part.refused;
        if (part.applied > 0) sum.changes.push(part.id);
        sum.products.push(...part.products);
        setSaved({ ...sum });
      }
    });

  const undo = () =>
    busily(async () => {
      if (!saved) return;
      for (const id of saved.changes.toReversed()) await undoSaved(id);
      setSaved({ ...saved, isUndone: true });
      await refresh(saved.products);
    });

  return { saved, isBusy, save, undo };
}

/** Whether a line cannot be sent. One that was refused before is tried again. */
const keeps = (line: Line, text: SheetText) => problemOf({ ...line, problem: null }, text) !== null;

function ended(
  line: Line,
  sent: Map<string, Line>,
  ends: Map<string | null, ChangeItem>,
  text: SheetText,
): Line {
  const item = ends.get(line.variantId);
  const asSent = sent.get(line.variantId);
  if (!item || !asSent) return line;
  if (item.state !== 'applied') return { ...line, problem: item.problems[0] ?? null };
  const values = appliedValues(asSent.values, item.after ?? {});
  return { ...withValues(line, values, asSent.cells, text), problem: null, isSaved: true };
}
