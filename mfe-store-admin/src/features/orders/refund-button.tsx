import type { Order } from 'api';
import { Undo2 } from 'lucide-react';
import { Button, usePermission } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefundDialog } from './refund-dialog';
import { canRefund } from './use-refund-form';

/** Opens the refund; only for those who may, and while there is something to refund. */
export function RefundButton({ order }: { order: Order }) {
  const { t } = useTranslation('store-admin/orders');
  const mayRefund = usePermission('refund_orders');
  const [open, setOpen] = useState(false);
  if (!mayRefund || !(open || canRefund(order))) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="neutral"
        startIcon={<Undo2 size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('refund.action')}
      </Button>
      {open ? <RefundDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
