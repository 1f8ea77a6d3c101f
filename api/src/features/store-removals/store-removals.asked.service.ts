import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { proveFresh } from '../second-factors/second-factors.fresh.service.ts';
import { notifyStore } from '../subscriptions/subscriptions.mails.service.ts';
import { readBilledStore } from '../subscriptions/subscriptions.parties.service.ts';
import { subscriptions } from '../subscriptions/subscriptions.table.ts';
import { readRemoval } from './store-removals.due.service.ts';
import type { StoreRemoval } from './store-removals.schema.ts';
import { storeRemovals } from './store-removals.table.ts';

const t = storeRemovals;
/** How long a store stays after somebody has asked to delete it. */
export const waitingDays = 14;
const dayMs = 86_400_000;

type Asking = {
  storeId: string;
  actor: Principal;
  /** The side that wishes it. */
  because: 'owner' | 'operator';
};
type Wish = { slug: string; password?: string | undefined; reason?: string };

/**
 * Plans the deletion of a store because its owner or an operator asks for it, and ends its plan with the month. If
 * somebody has asked before, that stays. Throws VALIDATION for another address, SIGN_IN_AGAIN for operators who ask as
 * the owner, and as `proveFresh`.
 */
export async function askForRemoval(
  services: Services,
  { ip, ...asking }: Asking & { ip: string },
  { slug, password, reason = '' }: Wish,
): Promise<StoreRemoval> {
  const { storeId, actor, because } = asking;
  refuseOthers(asking);
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
      .values({ storeId, because, reason, removeAt })
      .onConflictDoUpdate({
        target: t.storeId,
        set: { because, reason, removeAt: sql`least(${t.removeAt}, excluded.remove_at)` },
        setWhere: eq(t.because, 'inactive'),
      })
      .returning({ removeAt: t.removeAt });
    if (!planned) return readRemoval(tx, storeId);
    // Nobody pays for a month after it. A plan without a price has none, and would end at once.
    await tx
      .update(subscriptions)
      .set({ renews: false, version: sql`${subscriptions.version} + 1` })
      .where(and(eq(subscriptions.tenantId, storeId), sql`${subscriptions.endsAt} is not null`));
    await notifyOwners(tx, services, asking, mails[because].asked, { dueAt: planned.removeAt, reason });
    const details = { slug: store.slug, removeAt: planned.removeAt.toISOString(), ...(reason && { reason }) };
    await record(tx, asking, 'store-removals.ask', details);
    return readRemoval(tx, storeId);
  });
}

/** Takes a removal back, until the store is deleted. A store that is inactive for long is still deleted for that. */
export async function takeBackRemoval(services: Services, asking: Asking): Promise<StoreRemoval> {
  const { storeId, because } = asking;
  refuseOthers(asking);
  return onPlatform(services.database, async (tx) => {
    const gone = await tx
      .delete(t)
      .where(and(eq(t.storeId, storeId), eq(t.because, because)))
      .returning({ storeId: t.storeId });
    if (gone.length > 0) {
      await notifyOwners(tx, services, asking, mails[because].undone);
      await record(tx, asking, 'store-removals.undo', {});
    }
    return readRemoval(tx, storeId);
  });
}

const mails = {
  owner: { asked: 'store_removal_asked', undone: 'store_removal_undone' },
  operator: { asked: 'store_removal_ordered', undone: 'store_removal_withdrawn' },
} as const;
type Mail = (typeof mails)['owner' | 'operator']['asked' | 'undone'];

/** Where the owner can do something about it. */
const pages: Record<Mail, string> = {
  store_removal_asked: '/admin/archives',
  store_removal_undone: '/admin/subscription',
  store_removal_ordered: '/admin/support',
  store_removal_withdrawn: '/admin/subscription',
};

/** Refuses an operator who visits the store, as they do not decide for its owner. */
function refuseOthers({ actor, because }: Asking): void {
  if (because === 'owner' && actor.kind !== 'staff') throw new AppError('SIGN_IN_AGAIN');
}

/** Records acts of operators in the platform's audit log as well, as the store's is deleted with it. */
async function record(
  tx: Tx,
  { storeId, actor, because }: Asking,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  const act = { ...actorOf(actor), action };
  await recordAct(tx, { ...act, tenantId: storeId, details });
  if (because === 'operator')
    await recordAct(tx, { ...act, tenantId: null, details: { ...details, store: storeId } });
}

/** Tells the owner whom the platform knows, and the owner who asked, if that is another one. */
async function notifyOwners(
  tx: Tx,
  { config }: Services,
  { storeId, actor, because }: Asking,
  kind: Mail,
  about: { dueAt?: Date; reason?: string } = {},
): Promise<void> {
  const store = await readBilledStore(tx, storeId);
  const owners = because === 'owner' ? [store.ownerEmail, actor.email] : [store.ownerEmail];
  for (const ownerEmail of new Set(owners))
    await notifyStore(tx, config, { ...store, ownerEmail }, kind, {
      ...{ ...about, page: pages[kind] },
      // Stores read why, and not which operator.
      ...(because === 'owner' && { person: actor.email }),
    });
}
