import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { CustomizationPlan, PlanInput } from './customization.editing.schema.ts';
import { unknownPicturesIn } from './customization.pictures.service.ts';
import type { Customization } from './customization.schema.ts';
import type { Author } from './customization.service.ts';
import { readCustomization, saveSections } from './customization.service.ts';
import { customizationPlans as plans, publishTimes } from './customization.table.ts';
import { withCleanTexts } from './rich-text.ts';

/** More would be more documents than anybody oversees. */
const mostPlans = 20;

const columns = {
  id: plans.id,
  publishAt: plans.publishAt,
  sections: sql<
    (keyof Customization)[]
  >`(select array_agg(key order by key) from jsonb_object_keys(${plans.sections}) as key)`,
  authorName: plans.authorName,
};

const present = (row: Omit<CustomizationPlan, 'publishAt'> & { publishAt: Date }): CustomizationPlan => ({
  ...row,
  publishAt: row.publishAt.toISOString(),
});

/** Lists the plans that are not published yet, the next one first. */
export async function listPlans(tx: Tx, tenantId: string): Promise<CustomizationPlan[]> {
  const rows = await tx
    .select(columns)
    .from(plans)
    .where(and(eq(plans.tenantId, tenantId), eq(plans.status, 'planned')))
    .orderBy(asc(plans.publishAt), asc(plans.id));
  return rows.map(present);
}

type Planning = { input: PlanInput; author: Author; storeName: string };

/** Throws VALIDATION for a time in the past, for foreign pictures, and for one plan too many. */
export async function planSections(
  tx: Tx,
  tenantId: string,
  { input, author, storeName }: Planning,
): Promise<CustomizationPlan> {
  const refuse = (field: string, message: string) => new AppError('VALIDATION', [{ field, message }]);
  const publishAt = new Date(input.publishAt);
  if (publishAt <= new Date()) throw refuse('publishAt', 'past');
  if ((await listPlans(tx, tenantId)).length >= mostPlans) throw refuse('publishAt', 'too_many');
  const sections = withCleanTexts(input.sections);
  const before = await readCustomization(tx, tenantId, storeName);
  const problems = await unknownPicturesIn(tx, tenantId, before, { ...before, ...sections });
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
  const id = uuidv7();
  await tx
    .insert(plans)
    .values({ tenantId, id, publishAt, sections, authorId: author.id, authorName: author.name });
  await tx.insert(publishTimes).values({ tenantId, publishAt }).onConflictDoNothing();
  const [row] = await tx
    .select(columns)
    .from(plans)
    .where(and(eq(plans.tenantId, tenantId), eq(plans.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return present(row);
}

/** Throws NOT_FOUND for a plan that was published meanwhile. */
export async function cancelPlan(tx: Tx, tenantId: string, id: string): Promise<void> {
  const gone = await tx
    .delete(plans)
    .where(and(eq(plans.tenantId, tenantId), eq(plans.id, id), eq(plans.status, 'planned')))
    .returning({ id: plans.id });
  if (gone.length === 0) throw new AppError('NOT_FOUND');
}

/**
 * Publishes the plans that are due, in order. A plan's row is locked until it is marked as published in the same
 * transaction as the document, so only one of several processes publishes it.
 */
export async function publishDue(tx: Tx, tenantId: string, storeName: string): Promise<number> {
  const due = await tx
    .select({
      id: plans.id,
      sections: plans.sections,
      authorId: plans.authorId,
      authorName: plans.authorName,
    })
    .from(plans)
    .where(and(eq(plans.tenantId, tenantId), eq(plans.status, 'planned'), lte(plans.publishAt, sql`now()`)))
    .orderBy(asc(plans.publishAt), asc(plans.id))
    .for('update');
  for (const { id, sections, authorId, authorName } of due) {
    const author = { id: authorId, name: authorName };
    await saveSections(tx, tenantId, { version: null, sections, author, origin: 'plan', storeName });
    await tx
      .update(plans)
      .set({ status: 'published' })
      .where(and(eq(plans.tenantId, tenantId), eq(plans.id, id)));
  }
  for (const { id, sections, authorName } of due) {
    await recordAct(tx, {
      ...{ actorId: null, actorKind: 'system', actorName: authorName, action: 'customization.publish' },
      tenantId,
      details: { plan: id, sections: Object.keys(sections) },
    });
  }
  return due.length;
}
