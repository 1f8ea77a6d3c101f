import type { SheetRow } from 'api';
import type { Line } from './sheet-lines';
import { toLine, withCells } from './sheet-lines';
import type { Cells, SheetText } from './sheet-text';
import { sheetFields } from './sheet-text';

/** One step of editing: the cells of its lines before and after it. */
type Step = { at: number; before: Cells; after: Cells }[];

export type SheetState = { lines: Line[]; past: Step[]; future: Step[] };

export type SheetAction =
  | { type: 'append'; rows: SheetRow[]; text: SheetText }
  /** The grid's lines from `from` to before `to`. */
  | { type: 'edit'; lines: Line[]; from: number; to: number; text: SheetText }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'discard' }
  /** Lines by their variants, as they are to be now. */
  | { type: 'update'; change: (line: Line) => Line };

export const noLines: SheetState = { lines: [], past: [], future: [] };

const mostSteps = 100;

export function sheetState(state: SheetState, action: SheetAction): SheetState {
  const { lines, past, future } = state;
  switch (action.type) {
    case 'append': {
      // A product that moved in the list while it was read comes twice.
      const known = new Set(lines.map(({ variantId }) => variantId));
      const more = action.rows.filter(({ variantId }) => !known.has(variantId));
      return { ...state, lines: [...lines, ...more.map((row) => toLine(row, action.text))] };
    }
    case 'edit': {
      const step = stepOf(lines, action);
      if (step.length === 0) return state;
      return { lines: stepped(lines, step, 'after'), past: [...past, step].slice(-mostSteps), future: [] };
    }
    case 'undo': {
      const step = past.at(-1);
      if (!step) return state;
      return { lines: stepped(lines, step, 'before'), past: past.slice(0, -1), future: [...future, step] };
    }
    case 'redo': {
      const step = future.at(-1);
      if (!step) return state;
      return { lines: stepped(lines, step, 'after'), past: [...past, step], future: future.slice(0, -1) };
    }
    case 'discard':
      return { ...noLines, lines: lines.map((line) => withCells(line, line.base)) };
    case 'update':
      return { ...state, lines: lines.map(action.change) };
  }
}

function stepOf(lines: Line[], { lines: next, from, to, text }: SheetAction & { type: 'edit' }): Step {
  return next.slice(from, to).flatMap((line, index) => {
    const at = from + index;
    const before = lines[at]?.cells;
    if (!before || before === line.cells) return [];
    const tidied = sheetFields.map((field) => {
      const cell = line.cells[field];
      return [field, cell === before[field] ? cell : text.tidy(field, cell)];
    });
    const after: Cells = Object.fromEntries(tidied);
    return sheetFields.every((field) => after[field] === before[field]) ? [] : [{ at, before, after }];
  });
}

function stepped(lines: Line[], step: Step, to: 'before' | 'after'): Line[] {
  const next = [...lines];
  for (const change of step) {
    const line = next[change.at];
    if (line) next[change.at] = withCells(line, change[to]);
  }
  return next;
}
