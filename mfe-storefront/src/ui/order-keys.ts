/** The keys of orders without an account, as this tab knows them: the mails have them, too. */
type Keys = Record<string, string>;

const name = (tenantId: string) => `larder-order-keys:${tenantId}`;
const shape = /^[\w-]{43}$/;
const orderPath = /^\/order\/([0-9a-f-]{36})$/;
/** For browsers that refuse storage; a reload then needs the mail's link again. */
let unstored: Keys = {};

function keysOf(tenantId: string): Keys {
  try {
    return JSON.parse(sessionStorage.getItem(name(tenantId)) ?? '{}') as Keys;
  } catch {
    return unstored;
  }
}

export const orderKeyOf = (tenantId: string, orderId: string): string | undefined =>
  keysOf(tenantId)[orderId];

/** The header that opens an order without an account; none for an account's own. */
export function orderHeaders(tenantId: string, orderId: string): Record<string, string> {
  const key = orderKeyOf(tenantId, orderId);
  return key ? { 'Order-Key': key } : {};
}

export function keepOrderKey(tenantId: string, orderId: string, key: string): void {
  try {
    sessionStorage.setItem(name(tenantId), JSON.stringify({ ...keysOf(tenantId), [orderId]: key }));
  } catch {
    unstored = { ...unstored, [orderId]: key };
  }
}

/**
 * Takes the key of a mail's link out of the address bar, before services outside or somebody who copies the address
 * could see it.
 */
export function takeOrderKey(tenantId: string): void {
  if (typeof window === 'undefined') return;
  const { pathname, search, hash } = window.location;
  const orderId = orderPath.exec(pathname)?.[1];
  const key = hash.slice(1);
  if (!orderId || !shape.test(key)) return;
  keepOrderKey(tenantId, orderId, key);
  window.history.replaceState(window.history.state, '', pathname + search);
}
