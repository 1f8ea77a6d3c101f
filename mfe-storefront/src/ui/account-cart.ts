import type { CartChanges, MyCart } from 'api';
import { ApiError, api } from 'mfe-shared';
import type { AccountRecord } from './account-cart.record';
import { changesSince, knownAfter, readAccountRecord, writeAccountRecord } from './account-cart.record';
import type { Cart, CartItem } from './cart.rules';
import { cartOf } from './cart.rules';
import { cart, storedCart, useCart } from './cart.store';

/**
 * Keeps the cart of a signed-in shopper at their account: what a visitor had in it is added once, and each change is
 * sent as a change. Returns a function that stops it.
 */
export function keepAtAccount(tenantId: string, customerId: string): () => void {
  const record = readAccountRecord(tenantId);
  if (record?.customerId !== customerId) {
    // Somebody else's cart is at their account.
    if (record) cart.replace(cartOf([]));
    writeAccountRecord(tenantId, { customerId, known: {}, couponCode: null, sent: null });
  }
  let stopped = false;
  const exchange = inTurn(`larder-account-cart:${tenantId}`, async () => {
    if (!stopped) await exchangeOnce(tenantId, customerId);
  });
  const unsubscribe = useCart.subscribe((state) => {
    const now = readAccountRecord(tenantId);
    if (now && (now.sent || changesSince(now, state))) exchange();
  });
  const onVisible = () => {
    if (document.visibilityState === 'visible') exchange();
  };
  window.addEventListener('online', exchange);
  document.addEventListener('visibilitychange', onVisible);
  exchange();
  return () => {
    stopped = true;
    unsubscribe();
    window.removeEventListener('online', exchange);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Nobody is signed in any more: the cart is at the account, and the next person here does not get it. */
export function leaveAccountCart(tenantId: string): void {
  if (!readAccountRecord(tenantId)) return;
  writeAccountRecord(tenantId, null);
  cart.replace(cartOf([]));
}

/** Tells the server what changed here, and takes over what changed on other devices. */
async function exchangeOnce(tenantId: string, customerId: string): Promise<void> {
  const record = readAccountRecord(tenantId);
  if (record?.customerId !== customerId) return;
  const changes = record.sent ? null : changesSince(record, storedCart());
  const sent = record.sent ?? (changes && { key: crypto.randomUUID(), ...changes });
  if (sent && !record.sent) writeAccountRecord(tenantId, { ...record, sent });
  const reply = sent ? await send(tenantId, record, sent) : await api.get('/cart/mine');
  // In the meantime the shopper may have changed the cart, ordered or signed out.
  const now = readAccountRecord(tenantId);
  if (now?.customerId !== customerId) return;
  const before = storedCart();
  const rest = changesSince(sent ? knownAfter(now, sent) : now, before);
  const known = Object.fromEntries(
    reply.items.map(({ variantId, quantity, price }) => [variantId, { quantity, price }]),
  );
  const next: AccountRecord = { customerId, known, couponCode: reply.couponCode, sent: null };
  writeAccountRecord(tenantId, next);
  cart.replace(withRest(reply, rest, before));
}

/** Sends the changes. Invalid ones are not sent again: the next call compares anew. */
async function send(tenantId: string, record: AccountRecord, sent: CartChanges): Promise<MyCart> {
  try {
    return await api.post('/cart/mine/changes', { body: sent });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 422))
      writeAccountRecord(tenantId, { ...record, sent: null });
    throw error;
  }
}

/** The server's cart with what was changed here since it was asked. */
function withRest(reply: MyCart, rest: ReturnType<typeof changesSince>, before: Cart): Cart {
  const items = new Map<string, Omit<CartItem, 'itemTotal'>>(
    reply.items.map(({ variantId, ...item }) => [variantId, { ...item, id: variantId }]),
  );
  for (const { variantId, by, price } of rest?.changes ?? []) {
    const item = items.get(variantId);
    const given = item ?? before.items.find(({ id }) => id === variantId);
    const quantity = (item?.quantity ?? 0) + by;
    if (given && quantity > 0) items.set(variantId, { ...given, price, quantity });
    else items.delete(variantId);
  }
  const couponCode = rest?.couponCode === undefined ? reply.couponCode : rest.couponCode;
  return cartOf([...items.values()], couponCode ? { couponCode } : {});
}

/**
 * Runs the work once more after each call, never twice at a time, also not in another tab. What fails is tried again
 * at the next call: the line is back, the page is looked at, or the cart changes.
 */
function inTurn(name: string, work: () => Promise<void>): () => void {
  let running = false;
  let wanted = false;
  const run = async () => {
    running = true;
    while (wanted) {
      wanted = false;
      await (navigator.locks ? navigator.locks.request(name, work) : work()).catch(() => undefined);
    }
    running = false;
  };
  return () => {
    wanted = true;
    if (!running) void run();
  };
}
