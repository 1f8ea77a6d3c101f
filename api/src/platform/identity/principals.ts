import { LRUCache } from 'lru-cache';
import type { Change } from '../database/changes.ts';
import type { FoundPrincipal, Principal, SessionClaims } from './principal.ts';

/** How long a principal is cached at most, in case the change stream hangs. A change drops it sooner. */
export const rememberedForMs = 30_000;

type PrincipalChange = Omit<Extract<Change, { kind: 'principals' }>, 'kind'>;

export type Principals<Claims extends object> = {
  /** Returns the principal behind these claims. Throws the errors of the look-up. */
  of(claims: Claims): Promise<Principal>;
  /** Must be called for every change of sessions, users and roles. An omitted field drops all entries. */
  forget(change?: PrincipalChange): void;
  /** Principals are cached only while the change stream is connected. It starts disconnected. */
  hearing(on: boolean): void;
};

type Source<Claims> = {
  /** Equal for equal claims only. */
  keyOf(claims: Claims): string;
  lookUp(claims: Claims): Promise<FoundPrincipal>;
};

const keyOfSession = ({ loginType, tenantId, sub, sid }: SessionClaims) =>
  `${loginType} ${tenantId} ${sub} ${sid}`;

/** Caches the principals of sessions until something about them changes. */
export const createPrincipals = (
  lookUp: Source<SessionClaims>['lookUp'],
  rememberMs?: number,
): Principals<SessionClaims> => rememberPrincipals({ keyOf: keyOfSession, lookUp }, rememberMs);

/** Remembers principals that are found by other claims. */
export function rememberPrincipals<Claims extends object>(
  { keyOf, lookUp }: Source<Claims>,
  rememberMs = rememberedForMs,
): Principals<Claims> {
  const keysOfUser = new Map<string, Set<string>>();
  const known = new LRUCache<string, Principal>({
    maxSize: 20_000,
    sizeCalculation: () => 1,
    ttl: Math.max(rememberMs, 1),
    dispose: ({ id }, key) => {
      const keys = keysOfUser.get(id);
      keys?.delete(key);
      if (keys?.size === 0) keysOfUser.delete(id);
    },
  });
  let heard = false;
  let generation = 0;

  const remember = (key: string, { principal, expiresAt }: FoundPrincipal) => {
    const ttl = expiresAt ? Math.min(rememberMs, expiresAt.getTime() - Date.now()) : rememberMs;
    if (ttl <= 0) return;
    known.set(key, principal, { ttl });
    const keys = keysOfUser.get(principal.id) ?? new Set();
    keysOfUser.set(principal.id, keys.add(key));
  };

  const forget: Principals<Claims>['forget'] = ({ tenantId, userId } = {}) => {
    generation += 1;
    if (userId) for (const key of [...(keysOfUser.get(userId) ?? [])]) known.delete(key);
    else if (tenantId) {
      for (const [key, principal] of [...known.entries()])
        if (principal.tenantId === tenantId) known.delete(key);
    } else known.clear();
  };

  return {
    forget,
    async of(claims) {
      const key = keyOf(claims);
      const found = known.get(key);
      if (found) return found;
      const asked = generation;
      const looked = await lookUp(claims);
      // A look-up that was in progress during the change may have read the old state.
      if (heard && asked === generation) remember(key, looked);
      return looked.principal;
    },
    hearing(on) {
      heard = on;
      forget();
    },
  };
}
