import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { platformSessions, sessions } from '../sessions/sessions.table.ts';
import { platformSettings, settings } from '../settings/settings.table.ts';
import type { SecondFactorRule } from './second-factors.schema.ts';
import { secondFactorRuleInput } from './second-factors.schema.ts';
import { platformSecondFactors, secondFactors } from './second-factors.table.ts';

const kind = 'second-factors';
const stored = secondFactorRuleInput.catch({ required: false, version: 0 });

/** Whether this store's staff need a second factor; without a store, whether operators do. */
export async function readRule(tx: Tx, tenantId: string | null): Promise<SecondFactorRule> {
  const [row] = tenantId
    ? await tx
        .select({ body: settings.body })
        .from(settings)
        .where(and(eq(settings.tenantId, tenantId), eq(settings.kind, kind)))
    : await tx
        .select({ body: platformSettings.body })
        .from(platformSettings)
        .where(eq(platformSettings.key, kind));
  return stored.parse(row?.body);
}

/**
 * Saves the rule. A person who demands a second factor has to have one, so that nobody locks themselves out. From then
 * on people without one are signed out, and set one up at the next sign-in. Throws VERSION_CONFLICT and
 * SECOND_FACTOR_NEEDED.
 */
export async function saveRule(
  tx: Tx,
  tenantId: string | null,
  actor: Principal,
  { required, version }: SecondFactorRule,
): Promise<SecondFactorRule> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('larder.second-factors'), hashtext(${tenantId ?? ''}))`,
  );
  const before = await readRule(tx, tenantId);
  if (before.version !== version) throw new AppError('VERSION_CONFLICT');
  // An operator in a store is no member of its staff.
  const isOwn = tenantId ? actor.kind === 'staff' : actor.kind === 'platform';
  if (required && isOwn) await expectFactor(tx, tenantId, actor.id);
  const rule = { required, version: version + 1 };
  if (tenantId) {
    await tx
      .insert(settings)
      .values({ tenantId, kind, body: rule })
      .onConflictDoUpdate({ target: [settings.tenantId, settings.kind], set: { body: rule } });
  } else {
    await tx
      .insert(platformSettings)
      .values({ key: kind, body: rule })
      .onConflictDoUpdate({ target: platformSettings.key, set: { body: rule } });
  }
  if (required && !before.required) await signOutWithoutFactor(tx, tenantId);
  if (required !== before.required) {
    const details = { required };
    await recordAct(tx, { ...actorOf(actor), action: 'second-factors.rule', tenantId, details });
  }
  return rule;
}

async function expectFactor(tx: Tx, tenantId: string | null, userId: string): Promise<void> {
  const t = tenantId ? secondFactors : platformSecondFactors;
  const own = await tx.select({ id: t.id }).from(t).where(eq(t.userId, userId)).limit(1);
  if (own.length === 0) throw new AppError('SECOND_FACTOR_NEEDED');
}

async function signOutWithoutFactor(tx: Tx, tenantId: string | null): Promise<void> {
  const revoked = { revokedAt: new Date() };
  if (!tenantId) {
    const equipped = tx.select({ id: platformSecondFactors.userId }).from(platformSecondFactors);
    const t = platformSessions;
    await tx
      .update(t)
      .set(revoked)
      .where(and(sql`${t.revokedAt} is null`, notInArray(t.userId, equipped)));
    return;
  }
  const equipped = tx
    .select({ id: secondFactors.userId })
    .from(secondFactors)
    .where(eq(secondFactors.tenantId, tenantId));
  const t = sessions;
  await tx
    .update(t)
    .set(revoked)
    .where(
      and(
        eq(t.tenantId, tenantId),
        eq(t.kind, 'staff'),
        sql`${t.revokedAt} is null`,
        notInArray(t.userId, equipped),
      ),
    );
}
