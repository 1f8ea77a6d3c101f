import type { HostTenant, SiteBootstrap } from 'api';
import { LRUCache } from 'lru-cache';
import type { ApiPort } from './api-port.ts';

export type Sites = {
  /** All a page of this host needs to know. Null: no such store, or it is not active. */
  bootstrap(host: string): Promise<SiteBootstrap | null>;
  /** Only what the host stands for. */
  tenant(host: string): Promise<HostTenant | null>;
};

/** A burst of page loads asks the API once; what a store changes is on its pages a second later. */
const oneSecond = 1_000;

export function createSites(api: ApiPort): Sites {
  const cache = new LRUCache<string, { site: SiteBootstrap | null }, undefined>({
    max: 2_000,
    ttl: oneSecond,
    fetchMethod: async (host) => {
      const { status, body } = await api.get('/api/tenants/bootstrap', host);
      if (status === 404) return { site: null };
      if (status !== 200) throw new Error(`The API answered ${status} for the host ${host}`);
      return { site: body as SiteBootstrap };
    },
  });
  const bootstrap = async (host: string) => (await cache.fetch(host))?.site ?? null;
  return { bootstrap, tenant: async (host) => (await bootstrap(host))?.tenant ?? null };
}
