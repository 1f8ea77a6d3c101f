import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** Where a connection leads: a port of this machine, or the path of a socket. */
export type Place = { host: string; port: number } | { path: string };

export type Link = {
  port: number;
  /** Everything passes. Data that a silent link has swallowed is lost, so its connections end. */
  open(): void;
  /** Connections end, and new ones are refused. */
  cut(): void;
  /** Data arrives this much later, in each direction. */
  delay(ms: number): void;
  /** Half open: connections are accepted and stay, and nothing comes through. */
  silence(): void;
  close(): Promise<void>;
};

/** Makes a network between two processes, which can fail. Each connection takes the next place that answers. */
export async function linkTo(places: Place[]): Promise<Link> {
  const sockets = new Set<Socket>();
  let mode: 'open' | 'cut' | 'silent' = 'open';
  let lateMs = 0;
  let next = 0;

  // Database clients and servers send without delay, too: else small messages wait 40 ms for an acknowledgement.
  const server = createServer({ noDelay: true }, (near) => {
    if (mode === 'cut') return near.destroy();
    keep(near);
    if (mode === 'open') join(near, places.length);
    else near.resume();
  });

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  }

  function join(near: Socket, triesLeft: number): void {
    const place = places[next % places.length];
    next += 1;
    if (!place || triesLeft === 0) return void near.destroy();
    const far = connect({ ...place, noDelay: true });
    let isThere = false;
    far.once('error', () => {
      if (!isThere) join(near, triesLeft - 1);
    });
    far.once('connect', () => {
      isThere = true;
      keep(far);
      pass(near, far);
      pass(far, near);
    });
  }

  function pass(from: Socket, to: Socket): void {
    const later = (act: () => void) => (lateMs > 0 ? void setTimeout(act, lateMs) : act());
    from.on('data', (bytes) => {
      if (mode === 'open') later(() => to.write(bytes));
    });
    from.once('close', () => {
      if (mode !== 'silent') later(() => to.destroy());
    });
  }

  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    open() {
      if (mode === 'silent') end();
      mode = 'open';
      lateMs = 0;
    },
    cut() {
      mode = 'cut';
      end();
    },
    delay(ms) {
      lateMs = ms;
    },
    silence() {
      mode = 'silent';
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      end();
      await closed;
    },
  };
}

/** Makes a link to the database of this URL, and the URL over the link. */
export async function linkToDatabase(databaseUrl: string): Promise<Link & { url: string }> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const host = decodeURIComponent(hostname);
  const place = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port || 5432}` }
    : { host, port: Number(port || 5432) };
  const link = await linkTo([place]);
  return { ...link, url: `postgresql://${username}:${password}@127.0.0.1:${link.port}${pathname}` };
}
