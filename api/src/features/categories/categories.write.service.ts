import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { changeRows, lockVersion, rowsOf, unknownOf } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Versioned } from '../../platform/http/list.schema.ts';
import { missingIn } from '../../platform/http/localized.schema.ts';
import { unknownPictures } from '../images/images.known.service.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import type { Category, CategoryInput } from './categories.schema.ts';
import { readCategory } from './categories.service.ts';
import { categories } from './categories.table.ts';
import { lockTree, pathOfParent, place } from './categories.tree.service.ts';

/** Every page of a shop has all of them. */
const mostCategories = 1_000;

const taken = { categories_slug: ['SLUG_TAKEN', 'slug'] } as const;

/**
 * A new category stands behind its siblings. Throws VALIDATION for a missing name and a parent that cannot be, and
 * SLUG_TAKEN.
 */
export async function createCategory(tx: Tx, tenantId: string, input: CategoryInput): Promise<Category> {
  const tree = await lockTree(tx, tenantId);
  await checkCategory(tx, tenantId, input, null);
  if (tree.length >= mostCategories)
    throw new AppError('VALIDATION', [{ field: 'name', message: 'too_many' }]);
  const id = uuidv7();
  const path = [...pathOfParent(tree, null, input.parentId), id];
  const position = sql`(select coalesce(max(position) + 1, 0) from categories
    where tenant_id = ${tenantId} and parent_id is not distinct from ${input.parentId})`;
  await orTaken(tx.insert(categories).values({ ...input, tenantId, id, path, position }), taken);
  await catalogChanged(tx, tenantId);
  return readCategory(tx, tenantId, id);
}

/** Changes a category. Throws as `createCategory`, and VERSION_CONFLICT when somebody else saved first. */
export async function updateCategory(
  tx: Tx,
  tenantId: string,
  id: string,
  { version, parentId, ...input }: Versioned<CategoryInput>,
): Promise<Category> {
  const tree = await lockTree(tx, tenantId);
  await lockVersion(tx, tenantId, categories, { id, version });
  const before = await readCategory(tx, tenantId, id);
  await checkCategory(tx, tenantId, input, before);
  if (before.parentId !== parentId) await place(tx, tenantId, tree, { id, parentId, position: tree.length });
  await orTaken(
    tx
      .update(categories)
      // One version more, also where it was placed elsewhere.
      .set({ ...input, version: version + 1 })
      .where(rowsOf(tenantId, categories, [id])),
    taken,
  );
  await catalogChanged(tx, tenantId);
  return readCategory(tx, tenantId, id);
}

async function checkCategory(
  tx: Tx,
  tenantId: string,
  { name, image }: Pick<CategoryInput, 'name' | 'image'>,
  before: Category | null,
): Promise<void> {
  const pictures = image && image !== before?.image ? [{ url: image, field: 'image' }] : [];
  const problems = [
    ...missingIn(await readDefaultLanguage(tx, tenantId), { name }),
    ...(await unknownPictures(tx, tenantId, pictures)),
  ];
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
}

/** Shoppers see neither a hidden category nor those below it. Throws NOT_FOUND and names the unknown ones. */
export async function setCategoryStatus(
  tx: Tx,
  tenantId: string,
  ids: string[],
  status: Category['status'],
): Promise<void> {
  const tree = await lockTree(tx, tenantId);
  refuseUnknown(tree, ids);
  await changeRows(tx, tenantId, categories, ids, { status });
  await catalogChanged(tx, tenantId);
}

export function refuseUnknown(tree: { id: string }[], ids: string[]): void {
  const missing = unknownOf(ids, new Set(tree.map(({ id }) => id)));
  if (missing.length > 0) throw new AppError('NOT_FOUND', missing);
}
