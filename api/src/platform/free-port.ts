import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to connections that are made: one of them could have the port before a server does. */
const [lowest, highest] = [15_000, 32_000];

/** Finds a free loopback port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
