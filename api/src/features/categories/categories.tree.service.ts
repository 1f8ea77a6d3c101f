import { asc, eq, sql } from 'drizzle-orm';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { changeRows } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Category, CategoryMove } from './categories.schema.ts';
import { readCategory } from './categories.service.ts';
import { categories } from './categories.table.ts';

/** Levels of the tree. */
export const mostLevels = 5;

type Node = { id: string; parentId: string | null; path: string[] };

/**
 * The store's tree, siblings in order. Until the transaction ends nobody else changes its shape: two moves at once,
 * each of them allowed, could make a circle. Always the first lock that a transaction takes.
 */
export async function lockTree(tx: Tx, tenantId: string): Promise<Node[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('larder.categories'), hashtext(${tenantId}))`);
  return tx
    .select({ id: categories.id, parentId: categories.parentId, path: categories.path })
    .from(categories)
    .where(eq(categories.tenantId, tenantId))
    .orderBy(asc(categories.position), asc(categories.id));
}

const refuse = (message: string) => new AppError('VALIDATION', [{ field: 'parentId', message }]);

/**
 * The path of a category's new parent, empty for the top. Throws VALIDATION for an unknown parent, for one below the
 * category itself, and where the tree would get too deep. `id` is null for a new category.
 */
export function pathOfParent(tree: Node[], id: string | null, parentId: string | null): string[] {
  const parent = tree.find((node) => node.id === parentId);
  if (parentId && !parent) throw refuse('unknown');
  const path = parent?.path ?? [];
  if (id && path.includes(id)) throw refuse('below_itself');
  const own = tree.find((node) => node.id === id);
  const below = own ? tree.filter((node) => node.path.includes(own.id)) : [];
  const levels = own ? Math.max(...below.map((node) => node.path.length)) - own.path.length + 1 : 1;
  if (path.length + levels > mostLevels) throw refuse('too_deep');
  return path;
}

/** Puts a category and everything below it in another place of a locked tree. Throws as pathOfParent. */
export async function place(
  tx: Tx,
  tenantId: string,
  tree: Node[],
  { id, parentId, position }: CategoryMove & { id: string },
): Promise<void> {
  const path = pathOfParent(tree, id, parentId);
  const siblings = tree.filter((node) => node.parentId === parentId && node.id !== id).map((node) => node.id);
  await tx.execute(sql`
    update ${categories} set path = ${sql.param(path)}::uuid[] || path[array_position(path, ${id}::uuid):]
    where tenant_id = ${tenantId} and ${id}::uuid = any(path)`);
  await changeRows(tx, tenantId, categories, [id], { parentId });
  await tx.execute(sql`
    update ${categories} set position = given.position - 1
    from unnest(${sql.param(siblings.toSpliced(position, 0, id))}::uuid[]) with ordinality as given(id, position)
    where categories.tenant_id = ${tenantId} and categories.id = given.id and categories.position <> given.position - 1`);
}

/** Throws NOT_FOUND, and VALIDATION as pathOfParent. A position behind the last one is the last one. */
export async function moveCategory(
  tx: Tx,
  tenantId: string,
  id: string,
  move: CategoryMove,
): Promise<Category> {
  const tree = await lockTree(tx, tenantId);
  if (!tree.some((node) => node.id === id)) throw new AppError('NOT_FOUND');
  await place(tx, tenantId, tree, { id, ...move });
  await catalogChanged(tx, tenantId);
  return readCategory(tx, tenantId, id);
}
