import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error.ts';
import { addressKey } from './address-key.ts';

const minutes = (count: number) => count * 60;

/** How many tries in how many seconds. */
export const defaultLimits = {
  /** Failed sign-ins to one account from one address, */
  signInPair: { points: 10, duration: minutes(15) },
  /** from one address to whatever account, */
  signInAddress: { points: 100, duration: minutes(15) },
  /** and to one account from wherever. */
  signInAccount: { points: 100, duration: minutes(60) },
  /** Mails that somebody asks to be sent to an account. */
  mailAccount: { points: 5, duration: minutes(60) },
  mailAddress: { points: 30, duration: minutes(60) },
  signUpAddress: { points: 20, duration: minutes(60) },
  /** Tries with a token of a mail or of an identity provider. */
  tokenAddress: { points: 30, duration: minutes(15) },
  /** What the pages of one administrator have to say for the audit log: they send one a second at most. */
  auditUser: { points: 120, duration: minutes(1) },
  /** What open pages tell about themselves: a few reports each, and an office of them is one address. */
  telemetryAddress: { points: 300, duration: minutes(1) },
};
export type LimitName = keyof typeof defaultLimits;
export type LimitRules = Record<LimitName, { points: number; duration: number }>;

/** Limits of one address that a route declares for all its calls: `config: { limit: 'tokenAddress' }`. */
type RouteLimit = Extract<LimitName, 'mailAddress' | 'signUpAddress' | 'tokenAddress' | 'telemetryAddress'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
}

/** An account somebody tries to sign in to, whether it exists or not. */
export type Target = { tenantId: string | null; kind: 'customer' | 'staff' | 'platform'; email: string };

export type Limits = {
  /** Counts one call. Throws TOO_MANY_REQUESTS when it is one too many. */
  count(name: LimitName, of: string): Promise<void>;
  /**
   * Counts a sign-in as failed, before its password is looked at, so that tries at the same moment count as well. What
   * it answers takes that back, and knows the address from then on as one that this account is used from.
   */
  signInBegins(target: Target, ip: string): Promise<() => Promise<void>>;
  /** Somebody has read the account's mail: whatever others tried before, this address may sign in. */
  ownerProved(target: Target, ip: string): Promise<void>;
  close(): Promise<void>;
};

const month = 30 * 24 * 60 * 60;
const hash = (...parts: (string | null)[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32);
const accountKey = ({ tenantId, kind, email }: Target) => hash(tenantId, kind, email);

/** The key of a limit that counts an account's calls. */
export const keyOfAccount = accountKey;

/** A call that was one too many. */
export class TooMany extends AppError {
  /** The limit that this very call has gone over, not one before it. */
  readonly hit: LimitName | undefined;

  constructor(msToWait: number, hit?: LimitName) {
    super('TOO_MANY_REQUESTS', undefined, { 'retry-after': String(Math.ceil(msToWait / 1000) || 1) });
    this.hit = hit;
  }
}

/** Counts nothing and refuses nobody. */
export const noLimits: Limits = {
  count: async () => undefined,
  signInBegins: async () => async () => undefined,
  ownerProved: async () => undefined,
  close: async () => undefined,
};

/**
 * Counts tries in the database, so that all processes count together and a restart forgets nothing. Its connections
 * are its own and do not wait for the disk: a crash may lose the last counts, and a good sign-in costs no more than
 * the way to the database and back. Keys are hashes.
 */
export function createLimits(
  databaseUrl: string,
  log: Pick<Logger, 'warn'>,
  rules: Partial<LimitRules> = {},
): Limits {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    options: '-c synchronous_commit=off',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a connection that counts tries was lost'));
  const limiterOf = (keyPrefix: string, rule: { points: number; duration: number; block?: boolean }) =>
    new RateLimiterPostgres({
      ...{ storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true },
      ...{ clearExpiredByTimeout: false, keyPrefix, points: rule.points, duration: rule.duration },
      // A flood of calls that are refused anyway does not reach the database.
      ...(rule.block && { inMemoryBlockOnConsumed: rule.points + 1 }),
    });
  const all = { ...defaultLimits, ...rules };
  const limiters = Object.fromEntries(
    Object.entries(all).map(([name, rule]) => [
      name,
      // Sign-ins are taken back, maybe by another process, which cannot end a block here.
      limiterOf(name, { ...rule, block: !name.startsWith('signIn') }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  /** Pairs of account and address that went together lately. */
  const known = limiterOf('known', { points: 1, duration: month });
  const clean = () => pool.query('delete from rate_limits where expire < $1', [Date.now()]);
  const cleaning = setInterval(
    () => void clean().catch((error) => log.warn({ err: error }, 'old counts were not cleared away')),
    600_000,
  ).unref();

  /** How many it was, and how long to wait: 0 when it was not one too many. */
  const consume = async (name: LimitName, key: string): Promise<{ points: number; wait: number }> => {
    try {
      return { points: (await limiters[name].consume(key)).consumedPoints, wait: 0 };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { points: refused.consumedPoints, wait: Math.max(refused.msBeforeNext, 1) };
    }
  };
  const hit = (name: LimitName, { points }: { points: number }): LimitName | undefined =>
    points === all[name].points + 1 ? name : undefined;
  /** What is known here to be known there, so that it is not written at each sign-in. */
  const written = new LRUCache<string, true>({ max: 10_000, ttl: 24 * 60 * 60 * 1_000 });
  const remember = async (pair: string): Promise<void> => {
    if (written.has(pair)) return;
    await known.set(pair, 1, month);
    written.set(pair, true);
  };
  const keysOf = (target: Target, ip: string) => {
    const address = hash(addressKey(ip));
    const account = accountKey(target);
    return { address, account, pair: hash(account, address) };
  };

  return {
    async count(name, of) {
      const { wait } = await consume(name, of);
      if (wait > 0) throw new TooMany(wait);
    },
    async signInBegins(target, ip) {
      const { address, account, pair } = keysOf(target, ip);
      const [ofPair, ofAddress, ofAccount] = await Promise.all([
        consume('signInPair', pair),
        consume('signInAddress', address),
        consume('signInAccount', account),
      ]);
      const refused = Math.max(ofPair.wait, ofAddress.wait);
      if (refused > 0) {
        // What is refused for its address is no try at the account: one address alone must not use those up.
        await limiters.signInAccount.reward(account);
        throw new TooMany(refused, hit('signInPair', ofPair) ?? hit('signInAddress', ofAddress));
      }
      // Whoever tries from everywhere else must not keep the account's owner out of their own home.
      if (ofAccount.wait > 0 && !(await known.get(pair)))
        throw new TooMany(ofAccount.wait, hit('signInAccount', ofAccount));
      return async () => {
        await Promise.all([
          limiters.signInPair.delete(pair),
          limiters.signInAddress.reward(address),
          limiters.signInAccount.reward(account),
          remember(pair),
        ]);
      };
    },
    async ownerProved(target, ip) {
      const { account, pair } = keysOf(target, ip);
      await Promise.all([
        limiters.signInPair.delete(pair),
        limiters.signInAccount.delete(account),
        known.set(pair, 1, month),
      ]);
    },
    async close() {
      clearInterval(cleaning);
      await pool.end();
    },
  };
}

/** Counts the calls of routes that declare a limit, by the address they come from. */
export function limitRoutes(app: FastifyInstance, limits: Limits): void {
  app.addHook('preHandler', async (request) => {
    const { limit } = request.routeOptions.config;
    if (limit) await limits.count(limit, hash(addressKey(request.ip)));
  });
}
