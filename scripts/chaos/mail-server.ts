import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Link, Place } from '../../api/src/testing/link.ts';
import { linkTo } from '../../api/src/testing/link.ts';
import { startSmtp } from '../../api/src/testing/smtp.ts';

export type FakeMailServer = {
  url: string;
  /** Between the workers and the mail server. */
  network: Link;
  /** Whether it answers what no mail server would. */
  isWrong(on: boolean): void;
  arrived(): number;
  close(): Promise<void>;
};

/** A mail server that can be late, wrong or silent. */
export async function startMailServer(): Promise<FakeMailServer> {
  const right = await startSmtp();
  const wrong = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\n\r\nthis is no mail server');
  });
  await new Promise<void>((resolve) => wrong.listen(0, '127.0.0.1', resolve));
  const at = (port: number): Place => ({ host: '127.0.0.1', port });
  const places = [at(right.port)];
  const network = await linkTo(places);
  return {
    ...{ url: `smtp://127.0.0.1:${network.port}`, network },
    isWrong(on) {
      places[0] = at(on ? (wrong.address() as AddressInfo).port : right.port);
    },
    arrived: () => right.arrived.length,
    async close() {
      await network.close();
      wrong.close();
      await right.close();
    },
  };
}
