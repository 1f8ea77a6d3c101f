import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import { addressKey, networkKey } from '../../platform/http/address-key.ts';
import { readSignedVisitor } from '../../platform/http/visitor-id.ts';
import { secrets } from '../../platform/identity/secrets.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';

/** Visitors without a cookie that an edge has signed. All of them together count as one visitor. */
export const unknownVisitor = 'unknown';

export type Visitor = {
  /**
   * The visitor of a stored error: keyed hashes of the browser's id and of its network. The network is empty when it
   * is unknown.
   */
  key: string;
  /** The source by which stored errors are limited. */
  source: string;
  /** The address, which may have as many ids as it likes. */
  address: string;
};

const cookie = /(?:^|;\s*)visitor=([^;]*)/;

/** A developer's machine, or a network that visitors share with the platform. */
const saysNothing = /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.|^(0:0:0$|f[cd]|fe[89ab])/;

type Sender = {
  cookies: string | undefined;
  ip: string;
  /** The address is that of a proxy that TRUST_PROXY does not name, so anybody may be behind it. */
  isProxy: boolean;
  /** The key by which edges in other processes sign visitors' ids. */
  edgeSecret: string | undefined;
};

export async function findVisitor(
  database: Database,
  { cookies = '', ip, isProxy, edgeSecret }: Sender,
): Promise<Visitor> {
  const secret = await visitorKey(database);
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 16);
  const [, given = ''] = cookie.exec(cookies) ?? [];
  const id = readSignedVisitor(given, edgeSecret ? [secret, edgeSecret] : [secret])?.id;
  const address = hash(`network ${addressKey(ip)}`);
  if (!id) return { key: unknownVisitor, source: address, address };
  const visitor = hash(`visitor ${id}`);
  const network = networkKey(ip);
  return {
    key: `${visitor}.${saysNothing.test(network) && !isProxy ? '' : hash(`network ${network}`)}`,
    source: hash(`${addressKey(ip)} ${id}`),
    address,
  };
}

const name = 'telemetry';
const known = new WeakMap<Database, Promise<string>>();

/** The key by which edges in this process sign visitors' ids. */
export function visitorKey(database: Database): Promise<string> {
  const asked = known.get(database) ?? readSecret(database);
  known.set(database, asked);
  asked.catch(() => known.delete(database));
  return asked;
}

/** The first process makes it, and all read it. */
function readSecret(database: Database): Promise<string> {
  return onPlatform(database, async (tx) => {
    const stored = () => tx.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
    const [found] = await stored();
    if (found) return found.value;
    await tx
      .insert(secrets)
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflictDoNothing();
    const [made] = await stored();
    if (!made) throw new Error('The secret of telemetry was not written.');
    return made.value;
  });
}

const mostErrors = 20;
/** The limit for all builds and visitors behind one address, which may be a whole office. */
const mostOfAddress = 300;
const withinMs = 600_000;

export type Flood = {
  /** Whether one more error of this build is counted from this source. */
  admits(source: string, remote: string, build: string): boolean;
  /**
   * Whether one more error is stored from this address: a client that asks for page after page gets new ids of visitors
   * each time.
   */
  admitsFrom(address: string): boolean;
};

/** A page that fails in a loop reports nothing new. */
export function createFlood(): Flood {
  // With `max` it would take the memory for all of them at once.
  const size = { maxSize: 100_000, sizeCalculation: () => 1 };
  const counts = new LRUCache<string, number>({ ...size, ttl: withinMs, noUpdateTTL: true });
  const count = (of: string) => {
    const next = (counts.get(of) ?? 0) + 1;
    counts.set(of, next);
    return next;
  };
  return {
    admits: (source, remote, build) => count(`${source} ${remote}/${build}`) <= mostErrors,
    admitsFrom: (address) => count(`all of ${address}`) <= mostOfAddress,
  };
}
