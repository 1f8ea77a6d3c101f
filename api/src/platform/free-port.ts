import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give ports above this range to outgoing connections, which could take one before a server listens. */
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
