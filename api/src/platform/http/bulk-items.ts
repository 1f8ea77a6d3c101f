import type { SQL } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import type { RowTable } from '../database/rows.ts';
import { lockRows, unknownOf } from '../database/rows.ts';
import type { ErrorDetail } from '../errors/app-error.ts';
import { AppError } from '../errors/app-error.ts';
import type { Named } from './bulk.schema.ts';

/** Throws VALIDATION when two items name the same row, as it would be unclear which one counts. */
export function refuseTwice(items: Named[]): void {
  const first = new Map<string, number>();
  for (const [index, { id }] of items.entries()) {
    if (first.has(id))
      throw new AppError('VALIDATION', [{ field: `items.${index}.id`, message: 'duplicate' }]);
    first.set(id, index);
  }
}

/** Locks the rows of all items. Throws NOT_FOUND and names each item whose row is missing or another store's. */
export async function lockItems(
  tx: Tx,
  tenantId: string,
  table: RowTable,
  items: Named[],
  condition?: SQL,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  const found = await lockRows(tx, tenantId, table, ids, 'no key update', condition);
  const missing = unknownOf(ids, found, (index) => `items.${index}.id`);
  if (missing.length > 0) throw new AppError('NOT_FOUND', missing);
}

/** Runs the items one after the other, in the order of their ids. A failure names its item. */
export async function oneByOne<Item extends Named>(
  items: Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const inOrder = [...items.entries()].toSorted(([, a], [, b]) => (a.id < b.id ? -1 : 1));
  for (const [index, item] of inOrder) {
    await naming(work(item), ({ field, message }) => ({ field: `items.${index}.${field}`, message }), index);
  }
}

/**
 * Runs items with the same key together, in the order of the keys: people are activated before others are
 * deactivated. When a service refuses one of its `ids`, the failure names that item.
 */
export async function inGroups<Item extends Named, Key extends string>(
  items: Item[],
  keyOf: (item: Item) => Key,
  work: (ids: string[], key: Key) => Promise<unknown>,
): Promise<void> {
  const groups = Map.groupBy(items.entries(), ([, item]) => keyOf(item));
  for (const [key, group] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const indexes = group.map(([index]) => index);
    const ids = group.map(([, { id }]) => id);
    const translate = ({ field, message }: ErrorDetail): ErrorDetail => {
      const [, at, rest] = /^ids\.(\d+)(\..+)?$/.exec(field) ?? [];
      if (at !== undefined) return { field: `items.${indexes[Number(at)]}${rest ?? ''}`, message };
      return { field: ids.length === 1 ? `items.${indexes[0]}.${field}` : `items.${field}`, message };
    };
    await naming(work(ids, key), translate, ids.length === 1 ? indexes[0] : undefined);
  }
}

async function naming(
  work: Promise<unknown>,
  translate: (detail: ErrorDetail) => ErrorDetail,
  index: number | undefined,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const silent = index === undefined ? [] : [{ field: `items.${index}`, message: error.code }];
    throw new AppError(error.code, error.details?.map(translate) ?? silent, error.headers);
  }
}
