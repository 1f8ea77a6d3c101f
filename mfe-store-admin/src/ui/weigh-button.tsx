import type { Order } from 'api';
import { Scale } from 'lucide-react';
import { Button, usePermission } from 'mfe-shared';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { goodsToWeigh } from './goods-to-weigh';

const WeighDialog = lazy(() =>
  import(/* webpackChunkName: "weigh-dialog" */ './weigh-dialog').then((m) => ({ default: m.WeighDialog })),
);

const weighable = new Set<Order['status']>(['confirmed', 'picking', 'packed']);

/** Opens the scales for an order with goods that are paid by weight, from its confirmation until it leaves. */
export function WeighButton({ order }: { order: Order }) {
  const { t } = useTranslation('store-admin/ui');
  const mayWrite = usePermission('write_orders');
  const [open, setOpen] = useState(false);
  if (!mayWrite || !weighable.has(order.status) || goodsToWeigh(order).length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="neutral"
        startIcon={<Scale size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('weigh.action')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <WeighDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
