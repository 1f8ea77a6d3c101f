import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { PoolSettings } from '../database/open-database.ts';
import { isPooled } from '../database/open-database.ts';
import { withoutNames } from '../database/sending.ts';
import { AppError } from '../errors/app-error.ts';
import { addressKey } from './address-key.ts';

const minutes = (count: number) => count * 60;

/** The number of attempts in a number of seconds. */
export const defaultLimits = {
  /** Failed sign-ins to one account from one address. */
  signInPair: { points: 10, duration: minutes(15) },
  /** Failed sign-ins from one address, to any account. */
  signInAddress: { points: 100, duration: minutes(15) },
  /** Failed sign-ins to one account, from any address. */
  signInAccount: { points: 100, duration: minutes(60) },
  /** Wrong codes of a second step, for one account from one address; six digits are guessed more easily. */
  codePair: { points: 5, duration: minutes(15) },
  /** Wrong codes for one account, from any address. */
  codeAccount: { points: 20, duration: minutes(60) },
  /** Requested mails to one account. */
  mailAccount: { points: 5, duration: minutes(60) },
  mailAddress: { points: 30, duration: minutes(60) },
  signUpAddress: { points: 20, duration: minutes(60) },
  /** Attempts with the token of a mail or an identity provider. */
  tokenAddress: { points: 30, duration: minutes(15) },
  /** Calls with one API key. */
  programCalls: { points: 1_200, duration: minutes(1) },
  /** Unknown API keys from one address. */
  programAddress: { points: 60, duration: minutes(5) },
  /** Audit entries that one administrator's pages report: they send one a second at most. */
  auditUser: { points: 120, duration: minutes(1) },
  /** Messages to stores from one address, and to one store from all of them. */
  messageAddress: { points: 10, duration: minutes(60) },
  messageStore: { points: 200, duration: minutes(24 * 60) },
  /** Orders without an account: those from one address, and those for one mail address. */
  guestOrderAddress: { points: 30, duration: minutes(60) },
  guestOrderMail: { points: 10, duration: minutes(60) },
  /** Reviews that one customer writes or rewrites. */
  reviewCustomer: { points: 30, duration: minutes(60) },
  /** Telemetry reports from one address, which may be a whole office. */
  telemetryAddress: { points: 300, duration: minutes(1) },
};
export type LimitName = keyof typeof defaultLimits;
export type LimitRules = Record<LimitName, { points: number; duration: number }>;

/** Limits per address that a route can declare for its calls: `config: { limit: 'tokenAddress' }`. */
type RouteLimit = Extract<
  LimitName,
  | 'guestOrderAddress'
  | 'mailAddress'
  | 'messageAddress'
  | 'signUpAddress'
  | 'tokenAddress'
  | 'telemetryAddress'
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
}

/** The step that is tried: the password, or the code after it. */
export type SignInStep = 'signIn' | 'code';

/** The account of a sign-in attempt, whether it exists or not. */
export type Target = { tenantId: string | null; kind: 'customer' | 'staff' | 'platform'; email: string };

export type Limits = {
  /** Counts one call. Throws TOO_MANY_REQUESTS above the limit. */
  count(name: LimitName, of: string): Promise<void>;
  /**
   * Counts a sign-in as failed before its password is checked, so that concurrent attempts count. The returned
   * function takes it back and remembers the address as one that this account is used from. `code` is the second
   * step of a sign-in, which has its own count.
   */
  signInBegins(target: Target, ip: string, step?: SignInStep): Promise<() => Promise<void>>;
  /** Somebody has read the account's mail, so this address may sign in, however often others have tried. */
  ownerProved(target: Target, ip: string): Promise<void>;
  close(): Promise<void>;
};

const month = 30 * 24 * 60 * 60;
const hash = (...parts: (string | null)[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32);
const accountKey = ({ tenantId, kind, email }: Target) => hash(tenantId, kind, email);

/** The key under which an account's calls are counted. */
export const keyOfAccount = accountKey;

/** A call above the limit. */
export class TooMany extends AppError {
  /** The limit that this call itself has exceeded. */
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

export const connectionsOfLimits = 4;

/**
 * Counts attempts in the database, so that all processes share the counts and a restart loses nothing. It uses its
 * own connections, which do not wait for the disk: a crash may lose the last counts. Keys are hashes.
 */
export function createLimits(
  databaseUrl: string,
  log: Pick<Logger, 'warn'>,
  rules: Partial<LimitRules> = {},
  settings: PoolSettings = {},
): Limits {
  const pooled = isPooled(settings);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connectionsOfLimits,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    query_timeout: 6_000,
    // Behind a pooler a connection has no settings of its own; counts wait for the disk there.
    ...(!pooled && { statement_timeout: 5_000, options: '-c synchronous_commit=off' }),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a connection that counts tries was lost'));
  const storeClient = (settings.DATABASE_PREPARED ?? true) ? pool : withoutNames(pool);
  const limiterOf = (keyPrefix: string, rule: { points: number; duration: number; block?: boolean }) =>
    new RateLimiterPostgres({
      ...{ storeClient, storeType: 'pool', tableName: 'rate_limits', tableCreated: true },
      ...{ clearExpiredByTimeout: false, keyPrefix, points: rule.points, duration: rule.duration },
      // A flood of refused calls does not reach the database.
      ...(rule.block && { inMemoryBlockOnConsumed: rule.points + 1 }),
    });
  const all = { ...defaultLimits, ...rules };
  const limiters = Object.fromEntries(
    Object.entries(all).map(([name, rule]) => [
      name,
      // A sign-in may be taken back by another process, which cannot end a block in this one.
      limiterOf(name, { ...rule, block: !/^(signIn|code)/.test(name) }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  /** Pairs of account and address with a recent successful sign-in. */
  const known = limiterOf('known', { points: 1, duration: month });
  const clean = () => pool.query('delete from rate_limits where expire < $1', [Date.now()]);
  const cleaning = setInterval(
    () => void clean().catch((error) => log.warn({ err: error }, 'old counts were not cleared away')),
    600_000,
  ).unref();

  /** The count, and the seconds to wait; 0 below the limit. */
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
  /** Pairs that are known to be stored, so that not every sign-in writes them. */
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
    async signInBegins(target, ip, step = 'signIn') {
      const pairName = `${step}Pair` as const;
      const accountName = `${step}Account` as const;
      const { address, account, pair } = keysOf(target, ip);
      // First and alone: a refused address must not add rows for ever more accounts that it makes up.
      const ofAddress = await consume('signInAddress', address);
      if (ofAddress.wait > 0) throw new TooMany(ofAddress.wait, hit('signInAddress', ofAddress));
      const [ofPair, ofAccount] = await Promise.all([consume(pairName, pair), consume(accountName, account)]);
      if (ofPair.wait > 0) {
        // An attempt that is refused to this address does not count for the account: one address must not use up its
        // limit.
        await limiters[accountName].reward(account);
        throw new TooMany(ofPair.wait, hit(pairName, ofPair));
      }
      // Attempts from other addresses must not lock the owner out of an address they use.
      if (ofAccount.wait > 0 && !(await known.get(pair)))
        throw new TooMany(ofAccount.wait, hit(accountName, ofAccount));
      return async () => {
        await Promise.all([
          limiters[pairName].delete(pair),
          limiters.signInAddress.reward(address),
          limiters[accountName].reward(account),
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

/** Counts the calls of routes with a declared limit, by address. */
export function limitRoutes(app: FastifyInstance, limits: Limits): void {
  app.addHook('preHandler', async (request) => {
    const { limit } = request.routeOptions.config;
    if (limit) await limits.count(limit, hash(addressKey(request.ip)));
  });
}
