import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database, Tx } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { FoundTenant, HostTenant } from './host-tenant.schema.ts';
import { reservedSlugs } from './host-tenant.schema.ts';
import { onPlatform } from './tenancy.ts';
import { tenantDomains, tenantFormerSlugs, tenants } from './tenants.table.ts';

const fiveMinutes = 300_000;

/** Normalises a Host header: `Fresh.Localhost:3000.` → `fresh.localhost`. Null when it is not a host name at all. */
export function hostName(header: string | undefined): string | null {
  const host = header
    ?.toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return host && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) && host.length < 254 ? host : null;
}

type HostMeaning = { kind: 'platform' } | { kind: 'slug'; slug: string } | { kind: 'custom' };

/** Applies the rules of the specification, section 4, without the database. */
export function classifyHost(host: string, rootDomain: string): HostMeaning {
  if (host === rootDomain || host === `www.${rootDomain}` || host === '127.0.0.1')
    return { kind: 'platform' };
  if (!host.endsWith(`.${rootDomain}`)) return { kind: 'custom' };
  const slug = host.slice(0, -rootDomain.length - 1);
  return (reservedSlugs as readonly string[]).includes(slug) ? { kind: 'platform' } : { kind: 'slug', slug };
}

export type Hosts = {
  /** Throws TENANT_NOT_FOUND for an unknown or closed store. */
  resolve(hostHeader: string | undefined): Promise<HostTenant>;
  /** Finds a tenant as `resolve` does, with stores that are closed. */
  find(hostHeader: string | undefined): Promise<FoundTenant>;
  /** Drops all cached hosts; called when a tenant or domain changes anywhere. */
  clear(): void;
};

/** Finds the tenant of a host in the database and caches it for five minutes. Unknown hosts are not cached. */
export function createHosts(database: Database, rootDomain: string): Hosts {
  const cache = new LRUCache<string, FoundTenant>({ max: 10_000, ttl: fiveMinutes });
  let generation = 0;
  async function find(hostHeader: string | undefined): Promise<FoundTenant> {
    const host = hostName(hostHeader);
    if (!host) throw new AppError('TENANT_NOT_FOUND');
    const known = cache.get(host);
    if (known) return known;
    const asked = generation;
    const found = await lookUp(database, host, rootDomain);
    // A look-up that was in progress during the change may have read the old state.
    if (asked === generation) cache.set(host, found);
    return found;
  }
  return {
    clear() {
      generation += 1;
      cache.clear();
    },
    find,
    async resolve(hostHeader) {
      const found = await find(hostHeader);
      if (found.closed) throw new AppError('TENANT_NOT_FOUND');
      return found;
    },
  };
}

async function lookUp(database: Database, host: string, rootDomain: string): Promise<FoundTenant> {
  const meaning = classifyHost(host, rootDomain);
  if (meaning.kind === 'platform') {
    return {
      type: 'platform',
      id: null,
      slug: null,
      name: null,
      domain: host,
      customDomain: false,
      detectionMethod: 'root-domain',
    };
  }
  const row = await onPlatform(database, (tx) =>
    meaning.kind === 'slug' ? findBySlug(tx, meaning.slug) : findByDomain(tx, host),
  );
  if (!row) throw new AppError('TENANT_NOT_FOUND');
  const { status, openedAt: opened, previewKey, isSandbox: sandbox, ...tenant } = row;
  const custom = meaning.kind === 'custom';
  const hasMoved = meaning.kind === 'slug' && tenant.slug !== meaning.slug;
  return {
    type: 'tenant',
    ...tenant,
    ...(status !== 'active' ? { closed: status } : !opened && { closed: 'preparing', previewKey }),
    ...(hasMoved && { movedTo: `${tenant.slug}.${rootDomain}` }),
    ...(sandbox && { sandbox: true as const }),
    domain: host,
    customDomain: custom,
    detectionMethod: custom ? 'custom-domain' : 'subdomain',
  };
}

const { id, slug, name, status, openedAt, previewKey, isSandbox } = tenants;
const columns = { id, slug, name, status, openedAt, previewKey, isSandbox };

/** Finds a store by its address, or by one that it had before, unless another store has that now. */
async function findBySlug(tx: Tx, slug: string) {
  const [now] = await tx.select(columns).from(tenants).where(eq(tenants.slug, slug));
  if (now) return now;
  const [before] = await tx
    .select(columns)
    .from(tenantFormerSlugs)
    .innerJoin(tenants, eq(tenants.id, tenantFormerSlugs.tenantId))
    .where(eq(tenantFormerSlugs.slug, slug));
  return before;
}

async function findByDomain(tx: Tx, domain: string) {
  const [row] = await tx
    .select(columns)
    .from(tenantDomains)
    .innerJoin(tenants, eq(tenants.id, tenantDomains.tenantId))
    .where(and(eq(tenantDomains.domain, domain), eq(tenantDomains.verified, true)));
  return row;
}
