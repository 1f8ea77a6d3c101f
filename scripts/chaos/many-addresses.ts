import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import type { Shop } from './shopper.ts';

const atOnce = 8;

/** Asks for the next path until there is none. Each comes from another address. */
async function ask({ port, host }: Shop, next: () => string | undefined): Promise<number> {
  const dispatcher = new Agent();
  let count = 0;
  const visit = async () => {
    for (let path = next(); path; path = next()) {
      count += 1;
      const address = `172.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
      const reply = await request(`http://127.0.0.1:${port}${path}`, {
        dispatcher,
        headers: { host, 'x-forwarded-for': address },
      });
      await reply.body.dump();
      if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  await dispatcher.destroy();
  return count;
}

/** Pages and lists that are in no cache. Returns how many there were. */
export function visitMany(shop: Shop, forMs: number): Promise<number> {
  const until = Date.now() + forMs;
  let at = 0;
  return ask(shop, () => {
    if (Date.now() > until) return undefined;
    at += 1;
    return at % 2 ? `/search?q=${randomUUID()}` : `/api/catalog/products?maxPrice=${1_000_000_000 - at}`;
  });
}

/** So many visitors who ask for one thing each, of which every tenth has never been asked for. Returns the seconds. */
export async function askMany(shop: Shop, count: number): Promise<number> {
  const startedAt = Date.now();
  let at = 0;
  await ask(shop, () => {
    if (at === count) return undefined;
    at += 1;
    return at % 10 ? '/api/tenants/bootstrap' : `/api/catalog/products?maxPrice=${900_000_000 - at}`;
  });
  return Math.round((Date.now() - startedAt) / 1_000);
}
