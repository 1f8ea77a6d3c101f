import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { addressesOf, isMissingAddress, listenError } from './preflight.ts';

export type Listener = {
  /**
   * Accepts no new connections, lets running requests finish, and closes the remaining ones after the grace period.
   */
  close(graceMs: number): Promise<void>;
};

export async function listen(handler: RequestListener, port: number, host: string): Promise<Listener> {
  const servers: Server[] = [];
  for (const address of addressesOf(host)) {
    const server = createServer({ keepAliveTimeout: 65_000 }, handler);
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
