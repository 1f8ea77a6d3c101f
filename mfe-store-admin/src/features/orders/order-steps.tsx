import type { Order, OrderStatus } from 'api';
import { Button, notify, Tooltip, useMayWrite } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelDialog } from './cancel-dialog';
import { useMoveOrder } from './orders.queries';

/** The next steps: the usual one is the only primary button, cancelling asks for a reason. */
export function OrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation(['store-admin/orders', 'store-admin/ui']);
  const mayWrite = useMayWrite();
  const move = useMoveOrder();
  const [cancelling, setCancelling] = useState(false);
  const onward = order.allowedStatuses.filter((status) => status !== 'cancelled');
  const step = (status: OrderStatus) =>
    move.mutate(
      { id: order.id, status },
      {
        onSuccess: () =>
          notify.success(
            t('moved', { number: order.number, status: t(`store-admin/ui:orderStatus.${status}`) }),
          ),
      },
    );
  const [next] = order.allowedStatuses;
  if (!mayWrite && next) {
    return (
      <Tooltip title={t('noPermission')}>
        <Button variant="contained" aria-disabled="true" sx={{ opacity: 0.55 }}>
          {t(`steps.${next}`)}
        </Button>
      </Tooltip>
    );
  }
  return (
    <>
      {order.allowedStatuses.includes('cancelled') ? (
        <Button color="error" onClick={() => setCancelling(true)}>
          {t('steps.cancelled')}
        </Button>
      ) : null}
      {onward.toReversed().map((status) => (
        <Button
          key={status}
          variant={status === onward[0] ? 'contained' : 'outlined'}
          color={status === onward[0] ? 'primary' : 'neutral'}
          loading={move.isPending && move.variables.status === status}
          disabled={move.isPending}
          onClick={() => step(status)}
          // On a phone, where the buttons wrap, the usual step comes first.
          sx={{ order: status === onward[0] ? { xs: -1, sm: 0 } : 0 }}
        >
          {t(`steps.${status}`)}
        </Button>
      ))}
      <CancelDialog
        ids={[order.id]}
        number={order.number}
        open={cancelling}
        onClose={() => setCancelling(false)}
      />
    </>
  );
}
