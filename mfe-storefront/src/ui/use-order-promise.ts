import type { MyOrderList } from 'api';
import { useArrivalText, useIsOverdue } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** When an order under way arrives, or that it waits to be picked up; null for any other. */
export function useOrderPromise() {
  const { t } = useTranslation('storefront/orders');
  const arrivalText = useArrivalText();
  const isOverdue = useIsOverdue();
  return ({
    arrival,
    status,
    isPickup,
  }: Pick<MyOrderList['items'][number], 'arrival' | 'status' | 'isPickup'>): string | null => {
    if (isPickup && status === 'out_for_delivery') return t('arrival.waits');
    if (!arrival) return null;
    return t(isOverdue(arrival) ? 'arrival.wasOn' : 'arrival.on', { when: arrivalText(arrival) });
  };
}
