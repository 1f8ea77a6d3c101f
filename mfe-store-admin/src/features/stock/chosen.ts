import type { StockRow } from 'api';

/** The chosen variants of a dialog: their ids, and those of their rows that were loaded. */
export type Chosen = { ids: string[]; rows: readonly StockRow[]; onClose: () => void };
