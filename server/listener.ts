import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { addressesOf, isMissingAddress, listenError } from './preflight.ts';

export type Listener = {
  /**
   * Accepts no new connections, lets running requests finish, and closes the remaining ones after the grace period.
   */
  close(graceMs: number): Promise<void>;
};

export const timeouts = {
  keepAliveTimeout: 65_000,
  /** Headers that come drop by drop, and bodies: the largest, 20 MiB, needs 1.5 Mbit/s. */
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};

/** Node takes the first of several and a proxy perhaps the last: the host decides the store, so there is one. */
export function refuseTwoHosts(handler: RequestListener): RequestListener {
  return (request, reply) => {
    const { rawHeaders } = request;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    if (hosts <= 1) return handler(request, reply);
    reply.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('One host, please.');
  };
}

export async function listen(
  handler: RequestListener,
  port: number,
  host: string,
  given: Partial<typeof timeouts> = {},
): Promise<Listener> {
  const servers: Server[] = [];
  for (const address of addressesOf(host)) {
    const server = createServer({ ...timeouts, ...given }, refuseTwoHosts(handler));
    try {
      await open(server, port, address);
      servers.push(server);
    } catch (error) {
      if (host || !isMissingAddress(error as NodeJS.ErrnoException)) {
        for (const opened of servers) opened.close();
        throw listenError(error as NodeJS.ErrnoException, port, address);
      }
    }
  }
  return {
    close: async (graceMs) => void (await Promise.all(servers.map((server) => drain(server, graceMs)))),
  };
}

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
