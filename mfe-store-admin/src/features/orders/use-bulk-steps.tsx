import type { OrderRow, OrderStatus } from 'api';
import { notify, useFormat } from 'mfe-shared';
import type { BulkAction } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderStatuses } from '../../ui/order-status';
import { useSavePapers } from '../../ui/use-save-papers';
import { CancelDialog } from './cancel-dialog';
import { useMoveOrders } from './orders.queries';

type Cancelling = { ids: string[]; end: (isDone: boolean) => void };

/** The actions for the chosen orders of the list: the next steps that all of them have, and their papers. */
export function useBulkSteps(mayWrite: boolean): {
  actionsFor: (chosen: readonly OrderRow[]) => BulkAction[];
  dialog: ReactNode;
} {
  const { t } = useTranslation(['store-admin/orders', 'store-admin/ui']);
  const { number } = useFormat();
  const move = useMoveOrders();
  const papers = useSavePapers();
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);

  /** Ends when the dialog is closed, and says whether they are cancelled. */
  const cancelMany = (ids: string[]) => new Promise<boolean>((end) => setCancelling({ ids, end }));

  const moveMany = async (ids: string[], status: OrderStatus) => {
    await move.mutateAsync({ ids, status });
    notify.success(t('bulk.moved', { count: ids.length, status: t(`store-admin/ui:orderStatus.${status}`) }));
  };

  return {
    actionsFor: (chosen) => [
      ...(mayWrite ? commonSteps(chosen) : []).map((status) => ({
        label: t(`steps.${status}`),
        danger: status === 'cancelled',
        run: (ids: string[]) => (status === 'cancelled' ? cancelMany(ids) : moveMany(ids, status)),
      })),
      ...(['packing-slips', 'invoices'] as const).map((kind) => ({
        label: t(`papers.${kind}`),
        run: async (ids: string[]) => {
          if (ids.length > mostPapers) throw new Error(t('papers.tooMany', { most: number(mostPapers) }));
          await papers.save(kind, ids, 'orders');
        },
      })),
    ],
    dialog: cancelling ? (
      <CancelDialog
        ids={cancelling.ids}
        open
        onClose={(isDone) => {
          cancelling.end(isDone);
          setCancelling(null);
        }}
      />
    ) : null,
  };
}

/** A file holds the papers of 50 orders, and browsers ask before a page saves more than a few files. */
const mostPapers = 500;

/** The steps that all selected orders can take. */
const commonSteps = (orders: readonly OrderRow[]): OrderStatus[] =>
  orderStatuses.filter((status) => orders.every(({ allowedStatuses }) => allowedStatuses.includes(status)));
