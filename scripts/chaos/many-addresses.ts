import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import type { Shop } from './shopper.ts';

const atOnce = 16;
/** Rendering a page takes so many times as long as a page that only a browser renders. */
const renderedOneIn = 50;

/**
 * So many pages, each at an address that nobody has asked for before, and by a visitor from a new address. Some are
 * rendered, more than an edge keeps. Returns the seconds.
 */
export async function visitPages({ port, host }: Shop, count: number): Promise<number> {
  const dispatcher = new Agent({ headersTimeout: 30_000, bodyTimeout: 30_000 });
  const startedAt = Date.now();
  let next = 0;
  const visit = async () => {
    while (next < count) {
      next += 1;
      const at = next;
      const path = at % renderedOneIn ? `/user/my-orders/${randomUUID()}` : `/search?q=${randomUUID()}`;
      const address = `172.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
      const reply = await request(`http://127.0.0.1:${port}${path}`, {
        dispatcher,
        headers: { host, accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': address },
      });
      await reply.body.dump();
      if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  await dispatcher.destroy();
  return Math.round((Date.now() - startedAt) / 1_000);
}
