import type { HostBootstrap, HostTenant } from 'api';
import { LRUCache } from 'lru-cache';
import type { ApiPort } from './api-port.ts';

export type Hosts = {
  /** The bootstrap of a host. Null: there is no such store, or it is not active. */
  bootstrap(host: string): Promise<HostBootstrap | null>;
  /** Only the host's tenant. */
  tenant(host: string): Promise<HostTenant | null>;
  stop(): void;
};

type Known = { bootstrap: HostBootstrap | null; at: number; retryAt: number };

/**
 * The cache time while the change stream is not connected, and of unknown hosts: a burst of page loads makes one API
 * call.
 */
const disconnectedMs = 1_000;
const freshMs = 60_000;
const retryMs = 1_000;

/** Changes of these kinds do not affect the bootstrap. */
const besides = new Set<string>(['catalog', 'stock', 'releases']);

/** A host is the same on every port and in every spelling. */
const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/** The bootstraps of hosts, cached until a change. When the API does not answer, the last known one is used. */
export function createHosts(api: ApiPort, now = () => performance.now()): Hosts {
  const known = new LRUCache<string, Known>({ max: 2_000 });
  /** A request that is no longer in it was overtaken by a change and is not cached. */
  const asking = new Map<string, Promise<HostBootstrap | null>>();
  let isHearing = false;

  function forget(tenantId: string | null): void {
    asking.clear();
    for (const [host, { bootstrap }] of [...known.entries()])
      if (tenantId === null || !bootstrap || bootstrap.tenant.id === tenantId) known.delete(host);
  }

  const stop = api.changes?.({
    changed({ kind, tenantId }) {
      if (!besides.has(kind)) forget(tenantId);
    },
    hearing(on) {
      if (on) forget(null);
      isHearing = on;
    },
  });

  async function read(host: string): Promise<HostBootstrap | null> {
    const { status, body } = await api.get('/api/tenants/bootstrap', host);
    if (status === 404) return null;
    if (status !== 200) throw new Error(`The API answered ${status} for the host ${host}`);
    return body as HostBootstrap;
  }

  function ask(host: string): Promise<HostBootstrap | null> {
    const at = now();
    const isCurrent = (): boolean => asking.get(host) === answer;
    const answer: Promise<HostBootstrap | null> = read(host)
      .then(
        (bootstrap) => {
          if (isCurrent()) known.set(host, { bootstrap, at, retryAt: 0 });
          return bootstrap;
        },
        (error) => {
          const before = isCurrent() && known.get(host);
          if (!before) throw error;
          before.retryAt = now() + retryMs;
          return before.bootstrap;
        },
      )
      .finally(() => {
        if (isCurrent()) asking.delete(host);
      });
    asking.set(host, answer);
    return answer;
  }

  async function bootstrap(given: string): Promise<HostBootstrap | null> {
    const host = withoutPort(given);
    const found = known.get(host);
    if (found) {
      const maxAgeMs = isHearing && found.bootstrap ? freshMs : disconnectedMs;
      if (now() - found.at < maxAgeMs || now() < found.retryAt) return found.bootstrap;
    }
    return asking.get(host) ?? ask(host);
  }

  return {
    bootstrap,
    tenant: async (host) => (await bootstrap(host))?.tenant ?? null,
    stop: () => stop?.(),
  };
}
