import { and, asc, eq, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, putBack, takeDeleted } from '../../platform/database/deleted-rows.ts';
import { readOne } from '../../platform/database/list.ts';
import { changeRows, lockVersion } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type {
  ListLayout,
  ListLayoutInput,
  ListView,
  ListViewInput,
  ListViewsReply,
  ListViewUpdate,
} from './list-views.schema.ts';
import { listLayouts, listViews } from './list-views.table.ts';

/** A store's views are all sent at once, so there are not many of them. */
const mostOfAPerson = 30;
const mostSent = 200;

const columnsFor = (userId: string) => ({
  id: listViews.id,
  list: listViews.list,
  name: listViews.name,
  search: listViews.search,
  isShared: listViews.isShared,
  isMine: sql<boolean>`${listViews.userId} = ${userId}`,
  version: listViews.version,
});

const layoutColumns = {
  list: listLayouts.list,
  columns: listLayouts.columns,
  pageSize: listLayouts.pageSize,
};

/** Reads the person's own views first, then those that others share; each by its name. */
export async function readListViews(tx: Tx, tenantId: string, userId: string): Promise<ListViewsReply> {
  const columns = columnsFor(userId);
  const [views, layouts] = await Promise.all([
    tx
      .select(columns)
      .from(listViews)
      .where(
        and(eq(listViews.tenantId, tenantId), or(eq(listViews.userId, userId), eq(listViews.isShared, true))),
      )
      .orderBy(sql`${columns.isMine} desc`, asc(listViews.name), asc(listViews.id))
      .limit(mostSent),
    tx
      .select(layoutColumns)
      .from(listLayouts)
      .where(and(eq(listLayouts.tenantId, tenantId), eq(listLayouts.userId, userId))),
  ]);
  return { views, layouts };
}

/** Throws VALIDATION for a person who has 30 views. */
export async function createListView(
  tx: Tx,
  tenantId: string,
  userId: string,
  input: ListViewInput,
): Promise<ListView> {
  const count = await tx.$count(
    listViews,
    and(eq(listViews.tenantId, tenantId), eq(listViews.userId, userId)),
  );
  if (count >= mostOfAPerson) throw new AppError('VALIDATION', [{ field: 'name', message: 'too_many' }]);
  const id = uuidv7();
  await tx.insert(listViews).values({ tenantId, id, userId, ...input });
  return readOwn(tx, tenantId, userId, id);
}

/** Throws NOT_FOUND for a view of somebody else, and VERSION_CONFLICT when it was saved meanwhile. */
export async function updateListView(
  tx: Tx,
  tenantId: string,
  userId: string,
  id: string,
  { version, ...input }: ListViewUpdate,
): Promise<ListView> {
  await readOwn(tx, tenantId, userId, id);
  await lockVersion(tx, tenantId, listViews, { id, version });
  await changeRows(tx, tenantId, listViews, [id], input);
  return readOwn(tx, tenantId, userId, id);
}

/** Throws NOT_FOUND for a view of somebody else. */
export async function deleteListView(tx: Tx, tenantId: string, userId: string, id: string): Promise<void> {
  const [view] = await tx
    .select({ id: listViews.id })
    .from(listViews)
    .where(own(tenantId, userId, id));
  if (!view) throw new AppError('NOT_FOUND');
  await deleteRows(tx, tenantId, listViews, [id]);
}

/** Undoes that. Throws NOT_FOUND for a view of somebody else. */
export async function restoreListViews(
  tx: Tx,
  tenantId: string,
  userId: string,
  ids: string[],
): Promise<void> {
  const rows = await takeDeleted(tx, tenantId, listViews, ids);
  if (rows.some((row) => row.user_id !== userId)) throw new AppError('NOT_FOUND');
  await putBack(tx, listViews, rows);
}

/** Saves a person's own layout of a list. The last save wins, as nobody else uses it. */
export async function saveListLayout(
  tx: Tx,
  tenantId: string,
  userId: string,
  layout: ListLayoutInput & { list: string },
): Promise<ListLayout> {
  const [saved] = await tx
    .insert(listLayouts)
    .values({ tenantId, userId, ...layout })
    .onConflictDoUpdate({
      target: [listLayouts.tenantId, listLayouts.userId, listLayouts.list],
      set: { columns: layout.columns, pageSize: layout.pageSize, updatedAt: sql`now()` },
    })
    .returning(layoutColumns);
  return saved as ListLayout;
}

function readOwn(tx: Tx, tenantId: string, userId: string, id: string): Promise<ListView> {
  return readOne(
    tx
      .select(columnsFor(userId))
      .from(listViews)
      .where(own(tenantId, userId, id)),
  );
}

const own = (tenantId: string, userId: string, id: string) =>
  and(eq(listViews.tenantId, tenantId), eq(listViews.userId, userId), eq(listViews.id, id));
