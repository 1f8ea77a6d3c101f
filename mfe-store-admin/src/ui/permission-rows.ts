import type { PermissionList } from 'api';

/** The permissions of one subject: to read it, to change it, and others. */
export type PermissionRow = { group: string; read?: string; write?: string; others: string[] };

/** The catalogue as a table: one row per subject, in the catalogue's order. */
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
 * The permissions after a change in one row. The permission to change includes the one to read; without the one to
 * read all others are removed.
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
