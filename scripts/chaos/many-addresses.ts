import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import type { Shop } from './buyers.ts';

const atOnce = 8;

/** Pages and lists that are in no cache, each asked for by another visitor. Returns how many there were. */
export async function visitMany({ port, host }: Shop, forMs: number): Promise<number> {
  const dispatcher = new Agent();
  const until = Date.now() + forMs;
  let count = 0;
  const visit = async () => {
    while (Date.now() < until) {
      count += 1;
      const path =
        count % 2 ? `/search?q=${randomUUID()}` : `/api/catalog/products?maxPrice=${1_000_000_000 - count}`;
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
