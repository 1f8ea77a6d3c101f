import type { MyOrder } from 'api';

/** The key of an order's state: an order that is picked up is ready where others are on their way. */
export const orderWord = ({ status, isPickup }: Pick<MyOrder, 'status' | 'isPickup'>) =>
  isPickup && (status === 'out_for_delivery' || status === 'delivered')
    ? (`pickup.${status}` as const)
    : status;

/** The key of how an order is paid: what is picked up is paid there. */
export const paymentWord = ({ paymentMethod, isPickup }: Pick<MyOrder, 'paymentMethod' | 'isPickup'>) =>
  isPickup && paymentMethod === 'Cash' ? 'CashAtPickup' : paymentMethod;
