import type { StockRow } from 'api';

/** What a dialog is about: the ids of variants, and those of their rows that were loaded. */
export type Chosen = { ids: string[]; rows: readonly StockRow[]; onClose: () => void };
