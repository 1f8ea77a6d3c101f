import type { OrderRow } from 'api';
import { EllipsisVertical } from 'lucide-react';
import { IconButton, Menu, MenuItem, notify } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelDialog } from './cancel-dialog';
import { useMoveOrder } from './orders.queries';

/** The next steps of one order of the list. */
export function OrderRowMenu({ order }: { order: OrderRow }) {
  const { t } = useTranslation(['store-admin/orders', 'store-admin/ui']);
  const move = useMoveOrder();
  const [cancelling, setCancelling] = useState(false);
  if (order.allowedStatuses.length === 0) return null;
  const step = (status: OrderRow['status']) => {
    if (status === 'cancelled') return setCancelling(true);
    move.mutate(
      { id: order.id, status },
      {
        onSuccess: () =>
          notify.success(
            t('moved', { number: order.number, status: t(`store-admin/ui:orderStatus.${status}`) }),
          ),
      },
    );
  };
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton
            {...props}
            size="small"
            label={t('stepsOf', { number: order.number })}
            disabled={move.isPending}
          >
            <EllipsisVertical size={16} />
          </IconButton>
        )}
      >
        {order.allowedStatuses.map((status) => (
          <MenuItem key={status} danger={status === 'cancelled'} onClick={() => step(status)}>
            {t(`steps.${status}`)}
          </MenuItem>
        ))}
      </Menu>
      <CancelDialog
        ids={[order.id]}
        number={order.number}
        open={cancelling}
        onClose={() => setCancelling(false)}
      />
    </>
  );
}
