import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { seal, unseal } from '../../platform/identity/sealed.ts';
import { isCallable } from '../../platform/outgoing/call-public.ts';
import { requireFeature } from '../plan-limits/plan-limits.service.ts';
import { lockTeam } from '../roles/roles.grants.service.ts';
import { roles } from '../roles/roles.table.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { staff } from '../staff/staff.table.ts';
import type { SignInProvider, SignInProviderInput } from './sign-in-provider.schema.ts';
import { signInProviders, staffIdentities } from './sign-in-provider.table.ts';

const t = signInProviders;
const ofStore = (tenantId: string) => eq(t.tenantId, tenantId);
const sealedFor = (tenantId: string) => `${tenantId} sign-in provider`;

const columns = {
  ...{ issuer: t.issuer, clientId: t.clientId, label: t.label, domains: t.domains },
  // A role that is gone is nobody's.
  newRoleId: roles.id,
  ...{ providerOnly: t.providerOnly, replacesSecondFactor: t.replacesSecondFactor, version: t.version },
};

export async function readProvider(tx: Tx, tenantId: string): Promise<SignInProvider | null> {
  const [row] = await tx
    .select(columns)
    .from(t)
    .leftJoin(roles, and(eq(roles.tenantId, t.tenantId), eq(roles.id, t.newRoleId)))
    .where(ofStore(tenantId));
  return row ?? null;
}

/** Reads the client's secret; null where the key that encrypted it is gone. */
export async function readClientSecret(tx: Tx, tenantId: string, key: Buffer): Promise<string | null> {
  const [row] = await tx.select({ sealed: t.clientSecret }).from(t).where(ofStore(tenantId));
  return row ? unseal(key, sealedFor(tenantId), row.sealed) : null;
}

type Editing = { actor: Principal; key: Buffer; isStrict: boolean };

/**
 * Saves the provider. Only owners and operators may: the person who chooses the provider can sign in as anybody. Throws
 * PERMISSION_BEYOND, VALIDATION and VERSION_CONFLICT.
 */
export async function saveProvider(
  tx: Tx,
  tenantId: string,
  { actor, key, isStrict }: Editing,
  { version, clientSecret, ...input }: SignInProviderInput,
): Promise<SignInProvider> {
  await expectOwner(tx, tenantId, actor);
  const before = await readProvider(tx, tenantId);
  // An existing provider stays without the feature, and can be switched off.
  if (!before) await requireFeature(tx, 'sign_in_provider');
  if ((before?.version ?? 0) !== version) throw new AppError('VERSION_CONFLICT');
  if (!isCallable(input.issuer, isStrict))
    throw new AppError('VALIDATION', [{ field: 'issuer', message: 'not_public' }]);
  await expectNewRole(tx, tenantId, input.newRoleId);
  const isElsewhere = input.issuer !== before?.issuer;
  // The secret of one provider must not be sent to another.
  if (isElsewhere && clientSecret === undefined)
    throw new AppError('VALIDATION', [{ field: 'clientSecret', message: 'required' }]);
  const secret = clientSecret !== undefined && { clientSecret: seal(key, sealedFor(tenantId), clientSecret) };
  const next = { ...input, domains: [...new Set(input.domains)], ...secret, version: version + 1 };
  if (before) await tx.update(t).set(next).where(ofStore(tenantId));
  else {
    await orTaken(
      tx.insert(t).values({ ...next, clientSecret: secret ? secret.clientSecret : '', tenantId }),
      {
        sign_in_providers_store: ['VERSION_CONFLICT', 'version'],
      },
    );
  }
  // Ids of another client may name other people.
  if (isElsewhere || input.clientId !== before?.clientId) await forgetIdentities(tx, tenantId);
  if (input.providerOnly && !before?.providerOnly) await signOutOthers(tx, tenantId, actor);
  const saved = await readProvider(tx, tenantId);
  if (!saved) throw new AppError('NOT_FOUND');
  const details = { ...input, newSecret: clientSecret !== undefined };
  await recordAct(tx, { ...actorOf(actor), action: 'sign-in-provider.save', tenantId, details });
  return saved;
}

/** Deletes the provider. From then on everybody has only the password. Throws NOT_FOUND and PERMISSION_BEYOND. */
export async function deleteProvider(tx: Tx, tenantId: string, actor: Principal): Promise<void> {
  await expectOwner(tx, tenantId, actor);
  const [gone] = await tx.delete(t).where(ofStore(tenantId)).returning({ issuer: t.issuer });
  if (!gone) throw new AppError('NOT_FOUND');
  await forgetIdentities(tx, tenantId);
  await recordAct(tx, { ...actorOf(actor), action: 'sign-in-provider.delete', tenantId, details: gone });
}

async function expectOwner(tx: Tx, tenantId: string, actor: Principal): Promise<void> {
  if ((await lockTeam(tx, tenantId, actor)) !== 'everything') throw new AppError('PERMISSION_BEYOND');
}

/** Checks the role of new people: it exists and is not the owner's, as nobody becomes an owner by signing in. */
async function expectNewRole(tx: Tx, tenantId: string, roleId: string | null): Promise<void> {
  if (!roleId) return;
  const [role] = await tx
    .select({ name: roles.name })
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), eq(roles.id, roleId)));
  if (!role || role.name === ownerRole)
    throw new AppError('VALIDATION', [{ field: 'newRoleId', message: role ? 'owner' : 'unknown' }]);
}

const forgetIdentities = (tx: Tx, tenantId: string) =>
  tx.delete(staffIdentities).where(eq(staffIdentities.tenantId, tenantId));

/** Ends the sessions of passwords that no longer count. The person who did it stays signed in, if only to undo it. */
async function signOutOthers(tx: Tx, tenantId: string, actor: Principal): Promise<void> {
  const bound = tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)))
    .where(and(eq(staff.tenantId, tenantId), ne(roles.name, ownerRole)));
  await tx
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(sessions.tenantId, tenantId),
        eq(sessions.kind, 'staff'),
        isNull(sessions.revokedAt),
        inArray(sessions.userId, bound),
        ne(sessions.userId, actor.id),
      ),
    );
}

/** Throws PROVIDER_ONLY for a colleague who may not sign in without the provider. */
export async function expectOwnWay(tx: Tx, tenantId: string | null, staffId: string): Promise<void> {
  if (tenantId && (await isProviderOnly(tx, tenantId, staffId))) throw new AppError('PROVIDER_ONLY');
}

/** Owners never are. */
export async function isProviderOnly(tx: Tx, tenantId: string, staffId: string): Promise<boolean> {
  const [bound] = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(t, eq(t.tenantId, staff.tenantId))
    .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)))
    .where(
      and(eq(staff.tenantId, tenantId), eq(staff.id, staffId), t.providerOnly, ne(roles.name, ownerRole)),
    );
  return bound !== undefined;
}
