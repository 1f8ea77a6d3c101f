import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Shop, Shopper } from './shopper.ts';
import { openShopper } from './shopper.ts';

export type Bought = {
  /** The key of each acknowledged order → its id. */
  acknowledged: Map<string, string>;
  /** The seconds (since 1970) in which somebody waited for what was answered wrongly, late or not at all. */
  failedSeconds: Set<number>;
  /** The other answers, and how often each came. */
  failures: Map<string, number>;
  /** Orders of goods that had run out. */
  soldOut: number;
};

export type Buyers = {
  /** How many orders were acknowledged until now. */
  placed(): number;
  stop(): Promise<Bought>;
};

/** How long a buyer still asks for the order that was sent last. */
const stillAskMs = 45_000;

/**
 * So many shoppers who order without a pause. An order that was not answered is sent again with the same key, as the
 * shop's page does, until it is: so each is acknowledged once, or refused.
 */
export async function startBuyers(shop: Shop, count: number): Promise<Buyers> {
  // Each is somebody else: orders of one customer wait for each other.
  const shoppers = await Promise.all(Array.from({ length: count }, (_, at) => openShopper(shop, at)));
  const bought: Bought = {
    acknowledged: new Map(),
    failedSeconds: new Set(),
    failures: new Map(),
    soldOut: 0,
  };
  let stoppedAt = Infinity;

  /** All seconds count in which somebody waited in vain. */
  function failed(error: unknown, sentAt: number): void {
    const { name, message, ...more } = error as Error & { code?: string };
    const { code = message } = more;
    const what = name === 'TimeoutError' ? 'no answer in time' : code;
    const last = Math.floor(Date.now() / 1_000);
    for (let second = Math.floor(sentAt / 1_000); second <= last; second += 1)
      bought.failedSeconds.add(second);
    bought.failures.set(what, (bought.failures.get(what) ?? 0) + 1);
  }

  async function place({ token, call }: Shopper, order: object): Promise<void> {
    const key = `chaos-${randomUUID()}`;
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    while (Date.now() < stoppedAt + stillAskMs) {
      const sentAt = Date.now();
      try {
        const { status, text } = await call('/api/orders', { ...order, notes: key }, headers);
        if (status === 201) return void bought.acknowledged.set(key, JSON.parse(text).id);
        if (status === 409 && text.includes('OUT_OF_STOCK')) {
          bought.soldOut += 1;
          return await wait(50);
        }
        throw new Error(`${status} ${JSON.parse(text).code}`);
      } catch (error) {
        failed(error, sentAt);
        await wait(200);
      }
    }
  }

  async function buy(shopper: Shopper, at: number): Promise<void> {
    const order = baskets[at] as object;
    while (Date.now() < stoppedAt) await place(shopper, order);
  }

  /** The start page at an edge; an API by itself has none. */
  async function look(): Promise<void> {
    while (Date.now() < stoppedAt) {
      const sentAt = Date.now();
      await shoppers[0]?.call('/').catch((error) => failed(error, sentAt));
      await wait(50);
    }
  }

  const baskets = await Promise.all(shoppers.map(({ basket }, at) => basket(at)));
  const running = Promise.all([...shoppers.map(buy), look()]);
  return {
    placed: () => bought.acknowledged.size,
    async stop() {
      stoppedAt = Date.now();
      await running;
      for (const { close } of shoppers) await close();
      return bought;
    },
  };
}
