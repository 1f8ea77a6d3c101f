import type { CartChanges } from 'api';
import { accountCartName } from './account-cart.name';
import type { Cart } from './cart.rules';

/** An account's cart as the server last said it, by variant. */
type Known = Record<string, { quantity: number; price: number }>;

/** The account whose cart this browser has. The cart of a visitor has no record. */
export type AccountRecord = {
  customerId: string;
  known: Known;
  couponCode: string | null;
  /** Changes that were sent and not confirmed; a repetition has the same key. */
  sent: CartChanges | null;
};

/** The API's limits. */
const mostItems = 200;
const mostPieces = 999;

export function readAccountRecord(tenantId: string): AccountRecord | null {
  try {
    const stored = JSON.parse(
      localStorage.getItem(accountCartName(tenantId)) ?? 'null',
    ) as AccountRecord | null;
    return typeof stored?.customerId === 'string' && typeof stored.known === 'object' ? stored : null;
  } catch {
    return null;
  }
}

export function writeAccountRecord(tenantId: string, record: AccountRecord | null): void {
  try {
    if (record) localStorage.setItem(accountCartName(tenantId), JSON.stringify(record));
    else localStorage.removeItem(accountCartName(tenantId));
  } catch {
    // Without a storage the cart stays in this page.
  }
}

/** The shopper's changes since the server was last asked; null without any. */
export function changesSince(
  { known, couponCode }: Pick<AccountRecord, 'known' | 'couponCode'>,
  { items, metadata }: Cart,
): Omit<CartChanges, 'key'> | null {
  const changes: CartChanges['changes'] = [];
  for (const { id, quantity, price } of items) {
    const before = known[id];
    const by = Math.min(quantity - (before?.quantity ?? 0), mostPieces);
    if (by !== 0 || before?.price !== price) changes.push({ variantId: id, by, price });
  }
  for (const [variantId, { quantity, price }] of Object.entries(known)) {
    if (!items.some(({ id }) => id === variantId)) changes.push({ variantId, by: -quantity, price });
  }
  const coupon = metadata.couponCode ?? null;
  if (changes.length === 0 && coupon === couponCode) return null;
  return { changes: changes.slice(0, mostItems), ...(coupon !== couponCode && { couponCode: coupon }) };
}

/** The known cart after the server has applied these changes. */
export function knownAfter(
  { known, couponCode }: Pick<AccountRecord, 'known' | 'couponCode'>,
  sent: Omit<CartChanges, 'key'>,
): Pick<AccountRecord, 'known' | 'couponCode'> {
  const after = { ...known };
  for (const { variantId, by, price } of sent.changes) {
    const quantity = (after[variantId]?.quantity ?? 0) + by;
    if (quantity > 0) after[variantId] = { quantity, price };
    else delete after[variantId];
  }
  return { known: after, couponCode: sent.couponCode === undefined ? couponCode : sent.couponCode };
}
