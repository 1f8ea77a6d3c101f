import type { CatalogCategory } from 'api';

/** The tree as the lines of a list, with children indented below their parent. */
export function categoryOptions(
  categories: CatalogCategory[],
  text: (name: CatalogCategory['name']) => string,
) {
  const known = new Set(categories.map(({ id }) => id));
  const childrenOf = Map.groupBy(categories, ({ parentId }) =>
    parentId && known.has(parentId) ? parentId : null,
  );
  const lines = (parentId: string | null, depth: number): { value: string; label: string }[] =>
    (childrenOf.get(parentId) ?? []).flatMap(({ id, name }) => [
      { value: id, label: `${'\u2003'.repeat(depth)}${text(name)}` },
      ...lines(id, depth + 1),
    ]);
  return lines(null, 0);
}
