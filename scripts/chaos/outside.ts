import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Link, Place } from '../../api/src/testing/link.ts';
import { linkTo } from '../../api/src/testing/link.ts';

/** A service of others, which can be late, silent, wrong or gone. */
export type Outside = {
  /** Where Larder reaches it. */
  port: number;
  /** Breaks it in each way, one after the other, for half a minute. */
  fail(): Promise<void>;
  close(): Promise<void>;
};

/** Stands before a service that is started afterwards, at the port that `lead` is told. */
export async function openOutside(): Promise<Outside & { lead(port: number): void }> {
  const wrong = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\n\r\nnothing that was asked for');
  });
  await new Promise<void>((resolve) => wrong.listen(0, '127.0.0.1', resolve));
  const at = (port: number): Place => ({ host: '127.0.0.1', port });
  let right = at(0);
  const places = [right];
  const network: Link = await linkTo(places);
  const during = async (ms: number, fail: () => void) => {
    fail();
    await wait(ms);
    network.open();
  };
  return {
    port: network.port,
    lead(port) {
      right = at(port);
      places[0] = right;
    },
    async fail() {
      await during(6_000, () => network.delay(1_500));
      await during(10_000, () => network.silence());
      await during(6_000, () => {
        // Connections that are kept would still lead to the right one.
        network.cut();
        network.open();
        places[0] = at((wrong.address() as AddressInfo).port);
      });
      places[0] = right;
      await during(6_000, () => network.cut());
    },
    async close() {
      await network.close();
      wrong.close();
    },
  };
}
