import { LRUCache } from 'lru-cache';
import type { Change } from '../database/changes.ts';
import type { LookUpSession, Principal, SessionClaims } from './principal.ts';

/** A change ends it sooner; this is how long one may go unheard when the connection that hears of it hangs. */
export const rememberedForMs = 30_000;

type PrincipalChange = Omit<Extract<Change, { kind: 'principals' }>, 'kind'>;

export type Principals = {
  /** Who makes a request with these claims of a verified token. Throws SESSION_ENDED. */
  of(claims: SessionClaims): Promise<Principal>;
  /** To be called for every change of sessions, users and roles; of what it does not name, it forgets all. */
  forget(change?: PrincipalChange): void;
  /** While nobody tells of changes nothing is remembered. Without a call nobody does. */
  hearing(on: boolean): void;
};

const keyOf = ({ loginType, tenantId, sub, sid }: SessionClaims) => `${loginType} ${tenantId} ${sub} ${sid}`;

/** Remembers who is behind a session, as the database said, until something changes about it. */
export function createPrincipals(lookUp: LookUpSession, rememberMs = rememberedForMs): Principals {
  const keysOfUser = new Map<string, Set<string>>();
  const known = new LRUCache<string, Principal>({
    max: 20_000,
    ttl: Math.max(rememberMs, 1),
    dispose: ({ id }, key) => {
      const keys = keysOfUser.get(id);
      keys?.delete(key);
      if (keys?.size === 0) keysOfUser.delete(id);
    },
  });
  let heard = false;
  let generation = 0;

  const remember = (key: string, principal: Principal, expiresAt: Date) => {
    const ttl = Math.min(rememberMs, expiresAt.getTime() - Date.now());
    if (ttl <= 0) return;
    known.set(key, principal, { ttl });
    const keys = keysOfUser.get(principal.id) ?? new Set();
    keysOfUser.set(principal.id, keys.add(key));
  };

  const forget: Principals['forget'] = ({ tenantId, userId } = {}) => {
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
      const { principal, expiresAt } = await lookUp(claims);
      // A look-up that was under way while something changed may have read the old state.
      if (heard && asked === generation) remember(key, principal, expiresAt);
      return principal;
    },
    hearing(on) {
      heard = on;
      forget();
    },
  };
}
