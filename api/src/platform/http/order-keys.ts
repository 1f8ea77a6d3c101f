import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../identity/secrets.ts';

type Secrets = Parameters<typeof keyFor>[0];
type Order = { tenantId: string; orderId: string };

const purpose = 'order links';
const shape = /^[\w-]{43}$/;

const signatureOf = (secret: Buffer, { tenantId, orderId }: Order): string =>
  createHmac('sha256', secret).update(`${tenantId} ${orderId}`).digest('base64url');

/**
 * Returns the key that opens one order to anyone who has it: it is in the mails about an order of a guest. Nothing is
 * stored, and the key holds as long as the platform's secret.
 */
export async function orderKeyOf(secrets: Secrets, order: Order): Promise<string> {
  return signatureOf(await keyFor(secrets, purpose), order);
}

export async function isOrderKey(secrets: Secrets, order: Order, given: string): Promise<boolean> {
  const secret = await keyFor(secrets, purpose);
  if (!shape.test(given)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(secret, order)));
}
