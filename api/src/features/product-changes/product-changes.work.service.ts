import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { markVisible } from '../../platform/database/visible.ts';
import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { products } from '../products/products.table.ts';
import { recordSteps } from '../products/products.versions.service.ts';
import { applyBatch } from './product-changes.apply.service.ts';
import type { ChangeRowsReply } from './product-changes.schema.ts';
import { forgetOldChanges, listItems, lockChange, readChange, setChange } from './product-changes.service.ts';
import { productChanges } from './product-changes.table.ts';

/**
 * Few enough that orders, which wait for the stock of a batch, do not notice, nor requests, which wait in the process
 * while it works out what the rows of a batch become.
 */
const rowsAtOnce = 50;
const partMs = 5_000;
/** The number of batches after which lists that shoppers read meanwhile get noticeably slower. */
const batchesUntilMarked = 20;

type Work = { database: Database; jobs: Adding };
type Adding = Pick<Jobs, 'add'>;

/** Applies the rows of a queued change for some seconds. It may be called again whenever a process has died. */
export async function workOnChange(
  { stopping, ...work }: Work & { stopping: AbortSignal },
  job: Job,
): Promise<'done' | 'more'> {
  const until = Date.now() + partMs;
  let batches = 0;
  while (await isMore(work, job)) {
    batches += 1;
    if (batches % batchesUntilMarked === 0) await markVisible(work.database, 'products');
    if (stopping.aborted || Date.now() > until) return 'more';
  }
  await markVisible(work.database, 'products');
  return 'done';
}

async function isMore(work: Work, job: Job): Promise<boolean> {
  try {
    return await runBatch(work, job, rowsAtOnce);
  } catch (error) {
    if (!isOfRows(error)) throw error;
    return runOneByOne(work, job);
  }
}

/**
 * Applies the rows of a batch one by one, after the database has refused one of them. The others are applied all the
 * same.
 */
async function runOneByOne(work: Work, job: Job): Promise<boolean> {
  let more = true;
  for (let row = 0; row < rowsAtOnce && more; row += 1) {
    try {
      more = await runBatch(work, job, 1);
    } catch (error) {
      if (!isOfRows(error)) throw error;
      await refuseNext(work, job);
    }
  }
  return more;
}

/** Errors of the classes "data exception" and "integrity constraint violation". */
function isOfRows(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return /^2[23]/.test(cause?.code ?? code ?? '');
}

function runBatch({ database, jobs }: Work, { tenantId, id }: Job, limit: number): Promise<boolean> {
  return inTenant(database, tenantId, async (tx) => {
    const change = await lockChange(tx, tenantId, id);
    if (change.status !== 'queued' && change.status !== 'running') return false;
    const { actorId, actorName } = change;
    const batch = { tenantId, changeId: id, actorId, actorName, limit };
    return (await applyAndCount(tx, jobs, batch)) > 0;
  });
}

type Batch = Parameters<typeof applyBatch>[2];

/** Applies a batch and adds its rows to the counts of the change, which ends with its last row. */
export async function applyAndCount(tx: Tx, jobs: Adding, batch: Batch): Promise<number> {
  const { tenantId, changeId } = batch;
  const { applied, refused, publishTimes } = await applyBatch(tx, jobs, batch);
  const rows = applied + refused;
  await setChange(tx, tenantId, changeId, {
    applied: sql`${productChanges.applied} + ${applied}` as never,
    refused: sql`${productChanges.refused} + ${refused}` as never,
    status: rows < batch.limit ? 'done' : 'running',
    ...(rows < batch.limit && { finishedAt: new Date() }),
  });
  if (rows < batch.limit) await forgetOldChanges(tx, tenantId);
  for (const time of publishTimes)
    await jobs.add(tx, 'product-publishing', { tenantId, id: changeId }, new Date(time));
  return rows < batch.limit ? 0 : rows;
}

/** Applies all rows of a small change at once, in the caller's transaction, and says how each ended. */
export async function applyRows(
  tx: Tx,
  jobs: Adding,
  tenantId: string,
  changeId: string,
): Promise<ChangeRowsReply> {
  const { actorId, actorName, total } = await lockChange(tx, tenantId, changeId);
  await applyAndCount(tx, jobs, { tenantId, changeId, actorId, actorName, limit: total + 1 });
  const [change, { items }] = [
    await readChange(tx, tenantId, changeId),
    await listItems(tx, tenantId, changeId, { page: 1, limit: total, sort: 'position' }, { costs: true }),
  ];
  return { change, items };
}

async function refuseNext({ database }: Work, { tenantId, id }: Job): Promise<void> {
  await inTenant(database, tenantId, async (tx) => {
    await lockChange(tx, tenantId, id);
    await tx.execute(sql`
      update product_change_items set state = 'refused', problems = '[{"field": "row", "message": "failed"}]'
      where tenant_id = ${tenantId} and change_id = ${id} and position = (
        select min(position) from product_change_items
        where tenant_id = ${tenantId} and change_id = ${id} and state = 'waiting')`);
    await setChange(tx, tenantId, id, { refused: sql`${productChanges.refused} + 1` as never });
  });
}

/** Shows and hides the store's products whose time has come. */
export async function publishDue(database: Database, { tenantId }: Job): Promise<'done'> {
  await inTenant(database, tenantId, async (tx) => {
    const ofStore = and(eq(products.tenantId, tenantId), isNull(products.deletedAt));
    const time = { way: 'time', by: '' } as const;
    const before = sql`jsonb_build_object('status', ${products.status})`;
    const isOver = lte(products.unpublishAt, sql`now()`);
    await recordSteps(tx, tenantId, time, {
      which: and(isNull(products.deletedAt), isOver),
      before,
      after: sql`jsonb_build_object('status', case when ${products.status} = 'show' then 'hide' else ${products.status} end)`,
    });
    const hidden = await tx
      .update(products)
      .set({
        status: sql`case when ${products.status} = 'show' then 'hide' else ${products.status} end`,
        publishAt: null,
        unpublishAt: null,
        version: sql`${products.version} + 1`,
      })
      .where(and(ofStore, isOver))
      .returning({ id: products.id });
    const isDue = and(
      isNull(products.deletedAt),
      lte(products.publishAt, sql`now()`),
      ne(products.status, 'show'),
      gt(products.variantCount, 0),
    );
    const after = sql`jsonb_build_object('status', 'show')`;
    await recordSteps(tx, tenantId, time, { which: isDue, before, after });
    const shown = await tx
      .update(products)
      .set({
        status: 'show',
        publishAt: null,
        publishedAt: sql`coalesce(${products.publishedAt}, now())`,
        version: sql`${products.version} + 1`,
      })
      .where(and(ofStore, isDue))
      .returning({ id: products.id });
    if (hidden.length + shown.length > 0) await catalogChanged(tx, tenantId);
  });
  return 'done';
}
