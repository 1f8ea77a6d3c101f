import type { Socket } from 'node:net';
import { connect } from 'node:net';

export type Tabs = { open(): number; close(): void };

/** Browsers of as many addresses that hold their stream of new builds open. Resolves when each was answered. */
export async function openTabs(port: number, host: string, count: number): Promise<Tabs> {
  const sockets: Socket[] = [];
  let ended = 0;
  for (let at = 0; at < count; at += 100) {
    const some = Array.from({ length: Math.min(100, count - at) }, (_, next) => at + next);
    await Promise.all(some.map(open));
  }
  function open(at: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
      socket.write(
        ['GET /live HTTP/1.1', `Host: ${host}`, `X-Forwarded-For: ${address}`, '', ''].join('\r\n'),
      );
      socket.once('data', (bytes) => {
        if (bytes.toString('latin1').startsWith('HTTP/1.1 200')) resolve();
        else reject(new Error(`An open tab was answered ${bytes.toString('latin1').slice(0, 40)}`));
      });
      socket.once('error', reject);
      socket.once('close', () => {
        ended += 1;
      });
    });
  }
  return {
    open: () => count - ended,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
