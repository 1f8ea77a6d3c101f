import type { ShopperOrderStatus } from 'api';
import type { ChipColor } from 'mfe-shared';
import { Chip } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

const colors: Record<ShopperOrderStatus, ChipColor> = {
  pending: 'warning',
  processing: 'info',
  out_for_delivery: 'primary',
  delivered: 'success',
  cancelled: 'neutral',
};

/** One of the five states that a shopper sees. */
export function OrderStatus({ status }: { status: ShopperOrderStatus }) {
  const { t } = useTranslation('storefront/orders');
  return <Chip dot color={colors[status]} label={t(`status.${status}`)} />;
}
