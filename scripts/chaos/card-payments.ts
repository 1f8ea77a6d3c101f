import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { testCards } from '../../api/src/demo/payments/intents.ts';
import { asLongAs } from './as-long-as.ts';
import type { Services } from './services.ts';
import type { Shop } from './shopper.ts';
import { openShopper } from './shopper.ts';
import { signInOwner } from './staff.ts';

const atOnce = 4;
/** A shopper still waits for their payment this long after the provider is well. */
const stillWaitMs = 60_000;

/**
 * Some who pay by card, order after order, while the provider fails. Each order is to be paid once in the end.
 * Returns what was seen.
 */
export async function payByCard(shop: Shop, { payments }: Services): Promise<string> {
  await takeCards(shop);
  const shopper = await openShopper(shop);
  const basket = await shopper.basket(5);
  const failing = payments.fail();
  let waitUntil = Infinity;
  const over = failing.then(() => {
    waitUntil = Date.now() + stillWaitMs;
  });
  const orders: string[] = [];
  let refused = 0;
  /** Until it is answered as wanted. */
  const ask = async (path: string, isRight: (body: { paymentStatus?: string }) => boolean, body = {}) => {
    const headers = { authorization: `Bearer ${shopper.token}`, 'idempotency-key': randomUUID() };
    while (Date.now() < waitUntil) {
      const answer = await shopper.call(path, body, headers).catch(() => undefined);
      const found = answer && answer.status < 300 && JSON.parse(answer.text);
      if (found && isRight(found)) return found;
      refused += 1;
      await wait(300);
    }
    throw new Error(`${path} was not answered after the provider was well again.`);
  };
  const payOne = async () => {
    const { id } = await ask('/api/orders', () => true, { ...basket, paymentMethod: 'Card', notes: '' });
    const begun = await ask(`/api/card-payments/orders/${id}`, () => true);
    payments.pay(begun.clientSecret.split('_secret_')[0], testCards.good);
    await ask(`/api/card-payments/orders/${id}/check`, ({ paymentStatus }) => paymentStatus === 'authorized');
    orders.push(id);
  };
  await asLongAs(over, () => Promise.all(Array.from({ length: atOnce }, payOne)), 100);
  await shopper.close();
  const held = [...payments.intents.values()].filter(({ status }) => status === 'requires_capture');
  const paid = new Set(held.map(({ metadata }) => metadata.order_id));
  if (held.length !== paid.size) throw new Error('An order was paid twice.');
  if (!orders.every((id) => paid.has(id))) throw new Error('An order is said to be paid and is not.');
  return `${orders.length} orders paid by card, each once, after ${refused} answers that the provider fails`;
}

async function takeCards(shop: Shop): Promise<void> {
  const owner = await signInOwner(shop);
  const { version = 0 } = await owner.get<{ version?: number }>('/api/card-settings');
  const keys = { publishableKey: 'pk_test_1', secretKey: 'sk_test_1', webhookSecret: 'whsec_of_fresh' };
  await owner.send('PUT', '/api/card-settings', JSON.stringify({ enabled: true, ...keys, version }));
}
