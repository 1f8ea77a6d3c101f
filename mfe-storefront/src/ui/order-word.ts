import type { MyOrder } from 'api';

/** The key of an order's state: an order that is picked up is ready where others are on their way. */
export const orderWord = ({ status, isPickup }: Pick<MyOrder, 'status' | 'isPickup'>) =>
  isPickup && (status === 'out_for_delivery' || status === 'delivered')
    ? (`pickup.${status}` as const)
    : status;
