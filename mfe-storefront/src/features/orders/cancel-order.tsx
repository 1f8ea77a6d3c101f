import type { MyOrder } from 'api';
import { Box, Button, notify, useFormat } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelOrder } from './orders.queries';

/** Cancels the order after a question, which also says how much held money is released. */
export function CancelOrder({ order }: { order: MyOrder }) {
  const { id, heldAmount = 0, currency } = order;
  const { t } = useTranslation('storefront/orders');
  const { money } = useFormat();
  const cancel = useCancelOrder(id);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button color="error" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
    );
  }
  return (
    <Box role="group" aria-label={t('cancel')} sx={{ display: 'grid', gap: 1 }}>
      <p>
        {t('cancelQuestion')} {heldAmount > 0 ? t('release', { amount: money(heldAmount, currency) }) : null}
      </p>
      <Button
        variant="contained"
        color="error"
        autoFocus
        loading={cancel.isPending}
        onClick={() => cancel.mutate(undefined, { onError: notify.error, onSettled: () => setAsking(false) })}
      >
        {t('cancelNow')}
      </Button>
      <Button color="neutral" onClick={() => setAsking(false)}>
        {t('keep')}
      </Button>
    </Box>
  );
}
