type Values = Record<string, unknown>;

export type Merge<T extends Values> = {
  /** Theirs, with what I changed laid over it. */
  values: T;
  /** What they changed and I did not: taken over. */
  taken: string[];
  /** What both changed: mine stays. */
  both: string[];
};

/**
 * Three versions of one record, field by field: what we both started from, what I typed, what somebody saved.
 * `together` names fields that make sense only with each other.
 */
export function mergeChanges<T extends Values>(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', T>,
  together: readonly string[] = [],
): Merge<T> {
  const differs = (one: T, other: T) => (field: string) =>
    JSON.stringify(one[field]) !== JSON.stringify(other[field]);
  const fields = Object.keys(base);
  const mineChanged = new Set(fields.filter(differs(base, mine)));
  if (together.some((field) => mineChanged.has(field))) for (const field of together) mineChanged.add(field);
  const theyChanged = fields.filter(differs(base, theirs));
  const kept = Object.fromEntries([...mineChanged].map((field) => [field, mine[field]]));
  return {
    values: { ...theirs, ...kept },
    taken: theyChanged.filter((field) => !mineChanged.has(field)),
    both: theyChanged.filter((field) => mineChanged.has(field) && differs(mine, theirs)(field)),
  };
}
