import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { proveFresh } from '../second-factors/second-factors.fresh.service.ts';
import { tellStore } from '../subscriptions/subscriptions.mails.service.ts';
import { readBilledStore } from '../subscriptions/subscriptions.parties.service.ts';
import { subscriptions } from '../subscriptions/subscriptions.table.ts';
import { readRemoval } from './store-removals.due.service.ts';
import type { StoreRemoval } from './store-removals.schema.ts';
import { storeRemovals } from './store-removals.table.ts';

const t = storeRemovals;
/** How long a store stays after its owner has asked to delete it. */
export const waitingDays = 14;
const dayMs = 86_400_000;

type Asking = { storeId: string; actor: Principal; ip: string };

/**
 * Plans the deletion of a store because its owner asks for it, and ends its plan with the month. Throws VALIDATION for
 * another address, SIGN_IN_AGAIN for operators, and as `proveFresh`.
 */
export async function askForRemoval(
  services: Services,
  { storeId, actor, ip }: Asking,
  { slug, password }: { slug: string; password?: string | undefined },
): Promise<StoreRemoval> {
  refuseOthers(actor);
  await proveFresh(services, actor, password, ip);
  const { database } = services;
  const now = services.clock();
  return onPlatform(database, async (tx) => {
    const store = await readBilledStore(tx, storeId);
    if (slug.trim().toLowerCase() !== store.slug)
      throw new AppError('VALIDATION', [{ field: 'slug', message: 'other' }]);
    const removeAt = new Date(now.getTime() + waitingDays * dayMs);
    const [planned] = await tx
      .insert(t)
      .values({ storeId, because: 'owner', removeAt })
      .onConflictDoUpdate({
        target: t.storeId,
        set: { because: 'owner', removeAt: sql`least(${t.removeAt}, excluded.remove_at)` },
        setWhere: eq(t.because, 'inactive'),
      })
      .returning({ removeAt: t.removeAt });
    if (!planned) return readRemoval(tx, storeId);
    // Nobody pays for a month after it. A plan without a price has none, and would end at once.
    await tx
      .update(subscriptions)
      .set({ renews: false, version: sql`${subscriptions.version} + 1` })
      .where(and(eq(subscriptions.tenantId, storeId), sql`${subscriptions.endsAt} is not null`));
    await tellOwners(tx, services, { storeId, actor }, 'store_removal_asked', planned.removeAt);
    await recordAct(tx, {
      ...{ ...actorOf(actor), action: 'store-removals.ask', tenantId: storeId },
      details: { removeAt: planned.removeAt.toISOString() },
    });
    return readRemoval(tx, storeId);
  });
}

/** The way back, until the store is deleted. A store that is inactive for long is still deleted for that. */
export async function takeBackRemoval(
  services: Services,
  { storeId, actor }: Omit<Asking, 'ip'>,
): Promise<StoreRemoval> {
  refuseOthers(actor);
  return onPlatform(services.database, async (tx) => {
    const gone = await tx
      .delete(t)
      .where(and(eq(t.storeId, storeId), eq(t.because, 'owner')))
      .returning({ storeId: t.storeId });
    if (gone.length > 0) {
      await tellOwners(tx, services, { storeId, actor }, 'store_removal_undone');
      await recordAct(tx, {
        ...{ ...actorOf(actor), action: 'store-removals.undo', tenantId: storeId, details: {} },
      });
    }
    return readRemoval(tx, storeId);
  });
}

/** An operator who visits a store does not decide this: the owner signs in. */
function refuseOthers({ kind }: Principal): void {
  if (kind !== 'staff') throw new AppError('SIGN_IN_AGAIN');
}

/** The owner whom the platform knows, and whoever asked, if that is another one. */
async function tellOwners(
  tx: Tx,
  { config }: Services,
  { storeId, actor }: Pick<Asking, 'storeId' | 'actor'>,
  kind: 'store_removal_asked' | 'store_removal_undone',
  dueAt?: Date,
): Promise<void> {
  const store = await readBilledStore(tx, storeId);
  const page = kind === 'store_removal_asked' ? '/admin/archives' : '/admin/subscription';
  const about = { person: actor.email, page, ...(dueAt && { dueAt }) };
  for (const ownerEmail of new Set([store.ownerEmail, actor.email]))
    await tellStore(tx, config, { ...store, ownerEmail }, kind, about);
}
