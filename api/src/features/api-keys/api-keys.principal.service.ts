import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ApiKeyClaims } from '../../platform/identity/api-keys.ts';
import { matchesHash, prefixOf } from '../../platform/identity/api-keys.ts';
import { programPermissions } from '../../platform/identity/permissions.ts';
import type { FoundPrincipal } from '../../platform/identity/principal.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { apiKeys } from './api-keys.table.ts';

/** The last use is stored to the minute, as a program makes many calls. */
const noteUseEveryMs = 60_000;

const allowed: ReadonlySet<string> = new Set(programPermissions);

/**
 * Finds the program behind a key. Throws UNAUTHORIZED for one that is unknown, revoked or expired, or of another store.
 */
export async function lookUpProgram(
  database: Database,
  { tenantId, key }: ApiKeyClaims,
): Promise<FoundPrincipal> {
  const prefix = prefixOf(key);
  if (!prefix) throw new AppError('UNAUTHORIZED');
  return inTenant(database, tenantId, async (tx) => {
    const [row] = await tx
      .select({
        id: apiKeys.id,
        name: apiKeys.name,
        hash: apiKeys.hash,
        permissions: apiKeys.permissions,
        expiresAt: apiKeys.expiresAt,
        lastUsedAt: apiKeys.lastUsedAt,
      })
      .from(apiKeys)
      .where(
        and(
          eq(apiKeys.tenantId, tenantId),
          eq(apiKeys.prefix, prefix),
          isNull(apiKeys.revokedAt),
          or(isNull(apiKeys.expiresAt), sql`${apiKeys.expiresAt} > now()`),
        ),
      );
    if (!row || !matchesHash(key, row.hash)) throw new AppError('UNAUTHORIZED');
    const { id, name, permissions, expiresAt, lastUsedAt } = row;
    if (!lastUsedAt || Date.now() - lastUsedAt.getTime() > noteUseEveryMs) {
      await tx
        .update(apiKeys)
        // The use of a key is not a change of it.
        .set({ lastUsedAt: new Date(), updatedAt: sql`${apiKeys.updatedAt}` })
        .where(and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.id, id)));
    }
    const principal = Object.freeze({
      ...{ kind: 'program' as const, role: 'ADMIN' as const, id, name, email: '', image: null },
      ...{ tenantId, sessionId: '' },
      // A stored permission that is only for people is left out.
      permissions: new Set(permissions.filter((one) => allowed.has(one))),
    });
    return { principal, expiresAt };
  });
}
