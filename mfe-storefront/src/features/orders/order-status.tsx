import type { MyOrder, ShopperOrderStatus } from 'api';
import type { ChipColor } from 'mfe-shared';
import { Chip } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { orderWord } from '../../ui/order-word';

const colors: Record<ShopperOrderStatus, ChipColor> = {
  pending: 'warning',
  processing: 'info',
  out_for_delivery: 'primary',
  delivered: 'success',
  cancelled: 'neutral',
};

/** One of the five states that a shopper sees. */
export function OrderStatus({ order }: { order: Pick<MyOrder, 'status' | 'isPickup'> }) {
  const { t } = useTranslation('storefront/orders');
  return <Chip dot color={colors[order.status]} label={t(`status.${orderWord(order)}`)} />;
}
