import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { containing, listRows, readRow } from '../../platform/database/list.ts';
import { changeRows, columnsOf, lockVersion } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { ListReply, Versioned } from '../../platform/http/list.schema.ts';
import { newApiKey } from '../../platform/identity/api-keys.ts';
import { assertMayGive } from '../../platform/identity/may-give.ts';
import { permissionGroup, programPermissions } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { revoke } from '../../platform/identity/revoke.ts';
import { requireFeature } from '../plan-limits/plan-limits.service.ts';
import type { ApiKey, ApiKeyInput, ApiKeyListQuery, NewApiKey } from './api-keys.schema.ts';
import { apiKey } from './api-keys.schema.ts';
import { apiKeys } from './api-keys.table.ts';

const state = sql<ApiKey['state']>`case when ${apiKeys.revokedAt} is not null then 'revoked'
  when ${apiKeys.expiresAt} <= now() then 'expired' else 'active' end`;

const columns = {
  ...columnsOf(apiKeys, apiKey),
  prefix: sql<string>`'lk_' || ${apiKeys.prefix}`,
  state,
  createdBy: apiKeys.createdByName,
};

export const listKeyPermissions = () =>
  programPermissions.map((key) => ({ key, group: permissionGroup(key) }));

const sorts = {
  createdAt: apiKeys.createdAt,
  name: sql`lower(${apiKeys.name})`,
  lastUsedAt: sql`coalesce(${apiKeys.lastUsedAt}, 'epoch')`,
};

const the = (tenantId: string, id: string) => and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.id, id));

/** `q` is a part of a name or of the beginning of a key. */
export function listApiKeys(tx: Tx, tenantId: string, query: ApiKeyListQuery): Promise<ListReply<ApiKey>> {
  const where = and(
    eq(apiKeys.tenantId, tenantId),
    query.state && eq(state, query.state),
    containing(query.q, apiKeys.name, columns.prefix),
  );
  return listRows(tx, apiKeys, query, { columns, where, sorts });
}

/** Throws NOT_FOUND for an unknown key and for one of another store. */
export function readApiKey(tx: Tx, tenantId: string, id: string): Promise<ApiKey> {
  return readRow(tx, tenantId, apiKeys, id, columns);
}

function assertFuture(expiresAt: string | null): void {
  if (expiresAt && Date.parse(expiresAt) <= Date.now())
    throw new AppError('VALIDATION', [{ field: 'expiresAt', message: 'past' }]);
}

const toRow = ({ name, permissions, expiresAt }: ApiKeyInput) => ({
  ...{ name, permissions },
  expiresAt: expiresAt ? new Date(expiresAt) : null,
});

/** Throws PERMISSION_BEYOND, and VALIDATION for an end in the past. */
export async function createApiKey(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  input: ApiKeyInput,
): Promise<NewApiKey> {
  await requireFeature(tx, 'integrations');
  assertMayGive(actor, 'permissions', input.permissions);
  assertFuture(input.expiresAt);
  const id = uuidv7();
  const { key, ...stored } = newApiKey();
  await tx.insert(apiKeys).values({
    ...{ tenantId, id, ...toRow(input), ...stored },
    ...{ createdBy: actor.id, createdByName: actor.name },
  });
  const made = await readApiKey(tx, tenantId, id);
  const details = { id, ...input };
  await recordAct(tx, { ...actorOf(actor), action: 'api-keys.create', tenantId, details });
  return { ...made, key };
}

/**
 * Applies to the program's next call. Throws PERMISSION_BEYOND for a permission that is added by a person who lacks
 * it, and KEY_REVOKED for a revoked one, which stays as it was.
 */
export async function updateApiKey(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  id: string,
  { version, ...input }: Versioned<ApiKeyInput>,
): Promise<ApiKey> {
  await lockVersion(tx, tenantId, apiKeys, { id, version });
  const before = await readApiKey(tx, tenantId, id);
  if (before.state === 'revoked') throw new AppError('KEY_REVOKED');
  const added = input.permissions.filter((permission) => !before.permissions.includes(permission));
  const removed = before.permissions.filter(
    (permission) => !input.permissions.some((one) => one === permission),
  );
  assertMayGive(actor, 'permissions', added);
  if (input.expiresAt !== before.expiresAt) assertFuture(input.expiresAt);
  await changeRows(tx, tenantId, apiKeys, [id], toRow(input));
  const details = { id, name: input.name, added, removed, expiresAt: input.expiresAt };
  const changed = await readApiKey(tx, tenantId, id);
  await recordAct(tx, { ...actorOf(actor), action: 'api-keys.update', tenantId, details });
  return changed;
}

/** Revokes a key, which opens nothing from now on. Revoking it again changes nothing. Throws NOT_FOUND. */
export async function revokeApiKey(tx: Tx, tenantId: string, actor: Principal, id: string): Promise<ApiKey> {
  const row = the(tenantId, id);
  const named = { name: apiKeys.name };
  await revoke(tx, actor, { table: apiKeys, row, named, action: 'api-keys.revoke', tenantId });
  return readApiKey(tx, tenantId, id);
}
