import { v7 as uuidv7 } from 'uuid';
import { apiKeys } from '../features/api-keys/api-keys.table.ts';
import { customers } from '../features/customers/customers.table.ts';
import { administratorRoleId } from '../features/operator-roles/operator-roles.service.ts';
import { operatorRoles } from '../features/operator-roles/operator-roles.table.ts';
import { platformUsers } from '../features/platform-users/platform-users.table.ts';
import { roles } from '../features/roles/roles.table.ts';
import { openPlatformSession, openSession } from '../features/sessions/session-rows.ts';
import { staff } from '../features/staff/staff.table.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import { newApiKey } from '../platform/identity/api-keys.ts';
import type { OperatorPermission } from '../platform/identity/operator-permissions.ts';
import { hashPassword } from '../platform/identity/passwords.ts';
import type { Permission } from '../platform/identity/permissions.ts';
import { storeVisits } from '../platform/identity/store-visits.table.ts';
import type { Tokens } from '../platform/identity/tokens.ts';
import { createTokens } from '../platform/identity/tokens.ts';
import { inTenant, onPlatform } from '../platform/tenancy/tenancy.ts';

/** A signed-in person: `test.call(host, method, url, { token: ann.token })`. */
export type Actor = { id: string; email: string; token: string; refreshToken: string; sessionId: string };

type Person = { name?: string; email?: string; password?: string };

const signers = new WeakMap<Database, Tokens>();

function tokensOf(database: Database): Tokens {
  const known = signers.get(database) ?? createTokens(database);
  signers.set(database, known);
  return known;
}

/** A password that nobody knows. Hashing takes 30 ms, and most tests only need a token. */
const noPassword = hashPassword(uuidv7());
const hashOf = (password: string | undefined) => (password ? hashPassword(password) : noPassword);

export async function createCustomer(
  database: Database,
  tenantId: string,
  person: Person = {},
): Promise<Actor> {
  const { name = 'Ann Shopper', email = `${uuidv7()}@shop.test`, password } = person;
  const id = uuidv7();
  const passwordHash = password ? await hashPassword(password) : null;
  const opened = await inTenant(database, tenantId, async (tx) => {
    await tx.insert(customers).values({ tenantId, id, name, email, passwordHash });
    return openSession(tx, tenantId, 'customer', id);
  });
  const claims = {
    sub: id,
    sid: opened.sessionId,
    loginType: 'customer',
    role: 'CUSTOMER',
    tenantId,
  } as const;
  return { id, email, ...opened, token: await tokensOf(database).sign(claims) };
}

/** Creates staff with exactly these permissions, or the owner, who has all. */
export async function createStaff(
  database: Database,
  tenantId: string,
  rights: 'owner' | readonly Permission[],
  person: Person = {},
): Promise<Actor> {
  const { name = 'Sam Staff', email = `${uuidv7()}@staff.test`, password } = person;
  const id = uuidv7();
  const passwordHash = await hashOf(password);
  const opened = await inTenant(database, tenantId, async (tx) => {
    const roleId = await roleWith(tx, tenantId, rights);
    await tx.insert(staff).values({ tenantId, id, name, email, roleId, passwordHash });
    return openSession(tx, tenantId, 'staff', id);
  });
  const claims = {
    sub: id,
    sid: opened.sessionId,
    loginType: 'tenantAdmin',
    role: 'ADMIN',
    tenantId,
  } as const;
  return { id, email, ...opened, token: await tokensOf(database).sign(claims) };
}

async function roleWith(tx: Tx, tenantId: string, rights: 'owner' | readonly Permission[]): Promise<string> {
  const owner = rights === 'owner';
  const name = owner ? 'Owner' : `Test ${uuidv7()}`;
  const [role] = await tx
    .insert(roles)
    .values({ tenantId, name, permissions: owner ? [] : [...rights], isSystem: owner })
    .onConflictDoUpdate({ target: [roles.tenantId, roles.name], set: { name } })
    .returning({ id: roles.id });
  return role!.id;
}

/** Creates a store's program, whose token is an API key with exactly these permissions. */
export async function createProgram(
  database: Database,
  tenantId: string,
  permissions: readonly string[],
): Promise<Pick<Actor, 'id' | 'token'>> {
  const id = uuidv7();
  const { key, ...stored } = newApiKey();
  await inTenant(database, tenantId, (tx) =>
    tx.insert(apiKeys).values({
      ...{ tenantId, id, name: 'Stock scanner', permissions: [...permissions], ...stored },
      ...{ createdBy: uuidv7(), createdByName: 'Sam Staff' },
    }),
  );
  return { id, token: key };
}

/** Creates an operator on a visit to this store. */
export async function createVisit(
  database: Database,
  tenantId: string,
  { mayWrite, operator: given }: { mayWrite: boolean; operator?: Actor },
): Promise<Actor> {
  const operator = given ?? (await createPlatformUser(database));
  const id = uuidv7();
  const endsAt = new Date(Date.now() + 600_000);
  await onPlatform(database, (tx) =>
    tx.insert(storeVisits).values({
      ...{ id, operatorId: operator.id, tenantId, mayWrite, reason: 'For a test', endsAt },
      openedAt: new Date(),
    }),
  );
  const claims = {
    ...{ sub: operator.id, sid: id, tenantId },
    loginType: 'platformAdmin',
    role: 'PLATFORM_ADMIN',
  } as const;
  return { ...operator, sessionId: id, refreshToken: '', token: await tokensOf(database).sign(claims) };
}

/** Creates an operator with exactly these permissions, or an administrator, who has all. */
export async function createPlatformUser(
  database: Database,
  person: Person = {},
  rights: 'administrator' | readonly OperatorPermission[] = 'administrator',
): Promise<Actor> {
  const { name = 'Pat Platform', email = `${uuidv7()}@platform.test`, password } = person;
  const id = uuidv7();
  const passwordHash = await hashOf(password);
  const opened = await onPlatform(database, async (tx) => {
    const roleId =
      rights === 'administrator' ? await administratorRoleId(tx) : await operatorRoleWith(tx, rights);
    await tx.insert(platformUsers).values({ id, name, email, passwordHash, roleId });
    return openPlatformSession(tx, id);
  });
  const claims = {
    sub: id,
    sid: opened.sessionId,
    loginType: 'platformAdmin',
    role: 'PLATFORM_ADMIN',
    tenantId: null,
  } as const;
  return { id, email, ...opened, token: await tokensOf(database).sign(claims) };
}

async function operatorRoleWith(tx: Tx, rights: readonly OperatorPermission[]): Promise<string> {
  const id = uuidv7();
  await tx.insert(operatorRoles).values({ id, name: `Test ${id}`, permissions: [...rights] });
  return id;
}
