import type { SQL } from 'drizzle-orm';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { fallbackLanguage } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, listRows, readOne, textsOf } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply, Versioned } from '../../platform/http/list.schema.ts';
import { missingIn } from '../../platform/http/localized.schema.ts';
import type { OfferedPlan, Plan, PlanInput, PlanListQuery } from './plans.schema.ts';
import { offeredPlan, plan } from './plans.schema.ts';
import { plans } from './plans.table.ts';

export const offeredColumns = columnsOf(plans, offeredPlan);

const columns = {
  ...columnsOf(plans, plan),
  stores: sql<number>`(select count(*)::int from subscriptions s
    where s.plan_id = ${plans.id} and s.state <> 'inactive')`,
};

const sorts = { position: plans.position, updatedAt: plans.updatedAt };

/** Lists the plans of the pricing page. Runs on the platform's tables, as all of this. */
export const listOfferedPlans = (tx: Tx): Promise<OfferedPlan[]> =>
  tx
    .select(offeredColumns)
    .from(plans)
    .where(eq(plans.status, 'show'))
    .orderBy(asc(plans.position), asc(plans.id))
    .limit(20);

export function listPlans(tx: Tx, query: PlanListQuery): Promise<ListReply<Plan>> {
  const where: SQL | undefined = and(
    query.status && eq(plans.status, query.status),
    containing(query.q, textsOf(plans.name)),
  );
  return listRows(tx, plans, query, { columns, where, sorts });
}

export function readPlan(tx: Tx, id: string): Promise<Plan> {
  return readOne(tx.select(columns).from(plans).where(eq(plans.id, id)));
}

/** Throws VALIDATION for a missing name or price. */
export async function createPlan(tx: Tx, input: PlanInput): Promise<Plan> {
  refuseIncomplete(input);
  const id = uuidv7();
  if (input.isDefault) await endDefault(tx, id);
  await tx.insert(plans).values({ ...input, id });
  return readPlan(tx, id);
}

/**
 * Changes a plan. Its limits hold at once for the stores that have it, its price from their next invoice on. Throws as
 * `createPlan`, VERSION_CONFLICT, and IS_DEFAULT: one plan is always that of new stores.
 */
export async function updatePlan(
  tx: Tx,
  id: string,
  { version, ...input }: Versioned<PlanInput>,
): Promise<Plan> {
  const [before] = await tx
    .select({ version: plans.version, isDefault: plans.isDefault })
    .from(plans)
    .where(eq(plans.id, id))
    .for('update');
  if (!before) throw new AppError('NOT_FOUND');
  if (before.version !== version) throw new AppError('VERSION_CONFLICT');
  if (before.isDefault && !input.isDefault)
    throw new AppError('IS_DEFAULT', [{ field: 'isDefault', message: 'default' }]);
  refuseIncomplete(input);
  if (input.isDefault) await endDefault(tx, id);
  await tx
    .update(plans)
    .set({ ...input, version: version + 1 })
    .where(eq(plans.id, id));
  return readPlan(tx, id);
}

const endDefault = (tx: Tx, except: string) =>
  tx
    .update(plans)
    .set({ isDefault: false, version: sql`${plans.version} + 1` })
    .where(and(plans.isDefault, ne(plans.id, except)));

/** Names have to be there in the fallback language. A new store that pays begins with a trial: nobody has chosen a plan for it. */
function refuseIncomplete({ name, prices, isDefault, trialDays }: PlanInput): void {
  const problems = missingIn(fallbackLanguage, { name });
  const costs = Object.values(prices).some((price) => price);
  if (isDefault && costs && trialDays === 0) problems.push({ field: 'trialDays', message: 'required' });
  if (Object.values(prices).every((price) => price === undefined))
    problems.push({ field: 'prices', message: 'required' });
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
}

/** Throws IN_USE for a plan that a store has, and IS_DEFAULT. It can be hidden instead. */
export async function deletePlan(tx: Tx, id: string): Promise<void> {
  const { isDefault } = await readPlan(tx, id);
  if (isDefault) throw new AppError('IS_DEFAULT', [{ field: 'isDefault', message: 'default' }]);
  const gone = await tx
    .delete(plans)
    .where(and(eq(plans.id, id), sql`not exists (select from subscriptions s where s.plan_id = ${plans.id})`))
    .returning({ id: plans.id });
  if (gone.length === 0) throw new AppError('IN_USE', [{ field: 'id', message: 'subscribed' }]);
}
