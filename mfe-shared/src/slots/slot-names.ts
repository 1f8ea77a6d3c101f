import type { SlotName } from './slots.types';

const known: Record<SlotName, true> = {
  'storefront.product': true,
  'store-admin.order': true,
  'store-admin.product': true,
  'store-admin.dashboard': true,
  'platform-admin.dashboard': true,
  'back-office.sidebar': true,
};

/** All slots of this version. */
export const slotNames = Object.keys(known) as readonly SlotName[];
