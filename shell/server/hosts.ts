import type { HostBootstrap, HostTenant } from 'api';
import { LRUCache } from 'lru-cache';
import type { ApiPort } from './api-port.ts';

export type Hosts = {
  /** All a page of this host needs to know. Null: no such store, or it is not active. */
  bootstrap(host: string): Promise<HostBootstrap | null>;
  /** Only what the host stands for. */
  tenant(host: string): Promise<HostTenant | null>;
  stop(): void;
};

type Known = { bootstrap: HostBootstrap | null; at: number; retryAt: number };

/** While the stream of changes is not connected, and of a host that stands for nothing: a burst of page loads asks the API once. */
const disconnectedMs = 1_000;
const freshMs = 60_000;
const retryMs = 1_000;

/** Changes of these kinds leave the bootstrap as it is. */
const besides = new Set<string>(['catalog', 'stock', 'releases']);

/** What hosts stand for, until it changes. When the API does not answer, what was known last stays. */
export function createHosts(api: ApiPort, now = () => performance.now()): Hosts {
  const known = new LRUCache<string, Known>({ max: 2_000 });
  /** Whoever is not in it any more was overtaken by a change, and is not cached. */
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

  async function bootstrap(host: string): Promise<HostBootstrap | null> {
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
