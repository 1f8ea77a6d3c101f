import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import type { Shop } from './shopper.ts';

/** Many, as shoppers who order beside them ask without a pause, too. */
const atOnce = 64;
/** Rendering a page takes so many times as long as a page that only a browser renders. */
const renderedOneIn = 50;

/** Every other one is of no page, as strangers try them. */
function addressOf(at: number): { path: string; expected: number } {
  if (at % renderedOneIn === 0) return { path: `/search?q=${randomUUID()}`, expected: 200 };
  return at % 2
    ? { path: `/${randomUUID()}`, expected: 404 }
    : { path: `/user/my-orders/${randomUUID()}`, expected: 200 };
}

/**
 * So many addresses that nobody has asked for before, each by a visitor from a new address. Some are pages that are
 * rendered, more than an edge keeps. Returns the seconds.
 */
export async function visitAddresses({ port, host }: Shop, count: number): Promise<number> {
  const dispatcher = new Agent({ headersTimeout: 30_000, bodyTimeout: 30_000 });
  const startedAt = Date.now();
  let next = 0;
  const visit = async () => {
    while (next < count) {
      next += 1;
      const at = next;
      const { path, expected } = addressOf(at);
      const address = `172.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
      const reply = await request(`http://127.0.0.1:${port}${path}`, {
        dispatcher,
        headers: { host, accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': address },
      });
      await reply.body.dump();
      if (reply.statusCode !== expected) throw new Error(`${path} was answered ${reply.statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  await dispatcher.destroy();
  return Math.round((Date.now() - startedAt) / 1_000);
}
