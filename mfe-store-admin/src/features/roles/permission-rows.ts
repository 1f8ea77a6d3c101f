import type { PermissionList } from 'api';

/** What can be done with one subject: look at it, change it, and whatever else there is. */
export type PermissionRow = { group: string; read?: string; write?: string; others: string[] };

/** The catalogue as a table: a row a subject, in the catalogue's order. */
export function permissionRows(catalogue: PermissionList): PermissionRow[] {
  const rows = new Map<string, PermissionRow>();
  for (const { key, group } of catalogue) {
    const row = rows.get(group) ?? { group, others: [] };
    rows.set(group, row);
    if (key === `read_${group}`) row.read = key;
    else if (key === `write_${group}`) row.write = key;
    else row.others.push(key);
  }
  return [...rows.values()];
}

/**
 * The rights after one of a row was ticked or not. Who may change something may look at it; who may not look at it may
 * do nothing with it.
 */
export function toggled(
  held: readonly string[],
  { read, write, others }: PermissionRow,
  key: string,
  mayGrant: (key: string) => boolean,
): string[] {
  const next = new Set(held);
  if (next.delete(key)) {
    if (key === read) for (const other of [write, ...others]) if (other) next.delete(other);
  } else {
    next.add(key);
    if (read && mayGrant(read)) next.add(read);
  }
  return [...next];
}
