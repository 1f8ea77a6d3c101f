import type { StockRow } from 'api';
import type { BulkAction } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdjustDialog } from './adjust-dialog';
import { CountDialog } from './count-dialog';
import { ThresholdDialog } from './threshold-dialog';

const dialogs = { adjust: AdjustDialog, count: CountDialog, threshold: ThresholdDialog };
export type StockAction = keyof typeof dialogs;

type Asking = { what: StockAction; ids: string[]; rows: readonly StockRow[]; done: () => void };

/** The actions for stock: of one variant, and of the chosen ones of a list. */
export function useStockActions(): {
  ask: (what: StockAction, row: StockRow) => void;
  actionsFor: (chosen: readonly StockRow[]) => BulkAction[];
  dialog: ReactNode;
} {
  const { t } = useTranslation('store-admin/stock');
  const [asking, setAsking] = useState<Asking | null>(null);
  /** Runs until the dialog is closed. */
  const many = (what: StockAction, rows: readonly StockRow[]) => (ids: string[]) =>
    new Promise<void>((done) => setAsking({ what, ids, rows, done }));
  const Asked = asking ? dialogs[asking.what] : null;
  return {
    ask: (what, row) => setAsking({ what, ids: [row.id], rows: [row], done: () => {} }),
    actionsFor: (chosen) => [
      { label: t('adjust'), run: many('adjust', chosen) },
      // Without the goods of pages that were never opened: a count is held against what is on hand.
      { label: t('count'), run: many('count', chosen) },
      { label: t('setThreshold'), run: many('threshold', chosen) },
    ],
    dialog:
      asking && Asked ? (
        <Asked
          ids={asking.ids}
          rows={asking.rows}
          onClose={() => {
            asking.done();
            setAsking(null);
          }}
        />
      ) : null,
  };
}
