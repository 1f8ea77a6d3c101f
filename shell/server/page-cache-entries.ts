export type Entry<Page> = {
  tenantId: string;
  key: string;
  page: Page;
  bytes: number;
  /** When reading its data began. */
  madeAt: number;
  freshMs: number;
  /** How long after that it may be served while a new one is made. */
  staleMs: number;
  /** From this time on it is never served, as the clock has made it wrong. */
  endsAt: number;
  /** A failed page is not tried again before this time. */
  retryAt: number;
};

/** The memory of an entry beside its bodies: objects, headers, and the key twice. */
const overheadOf = (key: string) => 1_000 + 2 * key.length;

/**
 * Pages by tenant, within a limit of bytes. Expired pages are evicted first, then the least recently used ones of the
 * tenant with the most, so that a crawled store pays for it alone.
 */
export function boundedEntries<Page>(maxBytes: number, now: () => number) {
  type Tenant = { entries: Map<string, Entry<Page>>; bytes: number };
  const tenants = new Map<string, Tenant>();
  /** The pages of all tenants, each tenant's in the order of their last use. */
  const order = new Set<Entry<Page>>();
  let bytes = 0;

  function remove(entry: Entry<Page>): void {
    const tenant = tenants.get(entry.tenantId);
    if (!order.delete(entry) || !tenant) return;
    tenant.entries.delete(entry.key);
    tenant.bytes -= entry.bytes;
    bytes -= entry.bytes;
    if (tenant.entries.size === 0) tenants.delete(entry.tenantId);
  }

  function lastInLine(): Entry<Page> | undefined {
    const [oldest] = order;
    if (oldest && now() - oldest.madeAt >= oldest.freshMs + oldest.staleMs) return oldest;
    let biggest: Tenant | undefined;
    for (const tenant of tenants.values()) if (!biggest || tenant.bytes > biggest.bytes) biggest = tenant;
    return biggest?.entries.values().next().value;
  }

  function makeRoom(): void {
    while (bytes > maxBytes) {
      const last = lastInLine();
      if (!last) return;
      remove(last);
    }
  }

  return {
    get: (tenantId: string, key: string) => tenants.get(tenantId)?.entries.get(key),
    used(entry: Entry<Page>): void {
      const tenant = tenants.get(entry.tenantId);
      if (!order.delete(entry) || !tenant) return;
      order.add(entry);
      tenant.entries.delete(entry.key);
      tenant.entries.set(entry.key, entry);
    },
    put(entry: Entry<Page>): void {
      const before = tenants.get(entry.tenantId)?.entries.get(entry.key);
      if (before) remove(before);
      entry.bytes += overheadOf(entry.key);
      if (entry.bytes > maxBytes) return;
      const tenant = tenants.get(entry.tenantId) ?? { entries: new Map(), bytes: 0 };
      tenants.set(entry.tenantId, tenant);
      tenant.entries.set(entry.key, entry);
      tenant.bytes += entry.bytes;
      bytes += entry.bytes;
      order.add(entry);
      makeRoom();
    },
    grow(entry: Entry<Page>, more: number): void {
      const tenant = tenants.get(entry.tenantId);
      if (!tenant || !order.has(entry)) return;
      entry.bytes += more;
      tenant.bytes += more;
      bytes += more;
      makeRoom();
    },
    remove(tenantId: string, key: string): void {
      const entry = tenants.get(tenantId)?.entries.get(key);
      if (entry) remove(entry);
    },
    drop(tenantId: string | null): void {
      if (tenantId === null) {
        tenants.clear();
        order.clear();
        bytes = 0;
        return;
      }
      const tenant = tenants.get(tenantId);
      if (!tenant) return;
      for (const entry of tenant.entries.values()) order.delete(entry);
      bytes -= tenant.bytes;
      tenants.delete(tenantId);
    },
    size: () => ({ entries: order.size, bytes, tenants: tenants.size }),
  };
}
