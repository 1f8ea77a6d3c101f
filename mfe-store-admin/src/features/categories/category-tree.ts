import type { Category, CategoryMove } from 'api';

/** Levels of the tree, as in the API. */
const mostLevels = 5;

/** One line of the tree. `position` is its place among its siblings. */
export type TreeRow = {
  category: Category;
  level: number;
  position: number;
  siblings: number;
  children: number;
};

const childrenOf = (categories: Category[], parentId: string | null) =>
  categories.filter((one) => one.parentId === parentId).toSorted((a, b) => a.position - b.position);

/** The tree as lines, each parent before its children; those below a closed one are left out. */
export function treeRows(categories: Category[], closed: ReadonlySet<string> = new Set()): TreeRow[] {
  const below = (parentId: string | null, level: number): TreeRow[] => {
    const siblings = childrenOf(categories, parentId);
    return siblings.flatMap((category, position) => {
      const row = { category, level, position, siblings: siblings.length };
      const children = childrenOf(categories, category.id).length;
      return [{ ...row, children }, ...(closed.has(category.id) ? [] : below(category.id, level + 1))];
    });
  };
  return below(null, 1);
}

/** The categories from the top of the tree to this one. */
export function pathTo(categories: Category[], id: string | null): Category[] {
  const own = categories.find((one) => one.id === id);
  return own ? [...pathTo(categories, own.parentId), own] : [];
}

/** A category with everything below it. */
export function subtree(categories: Category[], id: string): Set<string> {
  const rows = treeRows(categories);
  const from = rows.findIndex(({ category }) => category.id === id);
  const level = rows[from]?.level ?? 0;
  const end = rows.findIndex((row, index) => index > from && row.level <= level);
  return new Set(rows.slice(Math.max(from, 0), end < 0 ? undefined : end).map(({ category }) => category.id));
}

/** Whether a category with all below it has room there; `id` is null for a new one. */
export function mayBeBelow(categories: Category[], id: string | null, parentId: string | null): boolean {
  const rows = treeRows(categories);
  const levelOf = (one: string | null) => rows.find(({ category }) => category.id === one)?.level ?? 0;
  const own = id ? subtree(categories, id) : new Set<string>();
  if (parentId && own.has(parentId)) return false;
  const levels = id ? Math.max(...[...own].map(levelOf)) - levelOf(id) + 1 : 1;
  return levelOf(parentId) + levels <= mostLevels;
}

export type Step = 'up' | 'down' | 'in' | 'out';
export type Zone = 'before' | 'inside' | 'after';

const checked = (categories: Category[], id: string, move: CategoryMove): CategoryMove | null =>
  mayBeBelow(categories, id, move.parentId) ? move : null;

/** Where one step takes a category: among its siblings, below the one before it, or behind its parent. */
export function stepOf(categories: Category[], id: string, step: Step): CategoryMove | null {
  const own = categories.find((one) => one.id === id);
  if (!own) return null;
  const siblings = childrenOf(categories, own.parentId);
  const at = siblings.indexOf(own);
  if (step === 'up' || step === 'down') {
    const position = at + (step === 'up' ? -1 : 1);
    return position < 0 || position >= siblings.length ? null : { parentId: own.parentId, position };
  }
  if (step === 'in') {
    const before = siblings[at - 1];
    const position = childrenOf(categories, before?.id ?? null).length;
    return before ? checked(categories, id, { parentId: before.id, position }) : null;
  }
  const parent = categories.find((one) => one.id === own.parentId);
  if (!parent) return null;
  return { parentId: parent.parentId, position: childrenOf(categories, parent.parentId).indexOf(parent) + 1 };
}

/** Where a category goes that is dropped on another one; null where it cannot be. */
export function dropOf(categories: Category[], id: string, on: string, zone: Zone): CategoryMove | null {
  const target = categories.find((one) => one.id === on);
  if (!target || id === on) return null;
  if (zone === 'inside') {
    const position = childrenOf(categories, on).filter((one) => one.id !== id).length;
    return checked(categories, id, { parentId: on, position });
  }
  const siblings = childrenOf(categories, target.parentId).filter((one) => one.id !== id);
  const position = siblings.indexOf(target) + (zone === 'after' ? 1 : 0);
  return checked(categories, id, { parentId: target.parentId, position });
}

/** The list as it will be after a move, until the API has answered. */
export function moved(categories: Category[], id: string, { parentId, position }: CategoryMove): Category[] {
  const siblings = childrenOf(categories, parentId)
    .filter((one) => one.id !== id)
    .map((one) => one.id)
    .toSpliced(position, 0, id);
  return categories.map((one) => {
    const at = siblings.indexOf(one.id);
    return at < 0 ? one : { ...one, position: at, parentId: one.id === id ? parentId : one.parentId };
  });
}
