type Values = Record<string, unknown>;
type Versions<T> = Record<'base' | 'mine' | 'theirs', T>;

/** A place where somebody else's version differs from mine. */
export type FieldChange = {
  /** As react-hook-form names fields: `variants.0.price`. */
  path: string;
  theirs: unknown;
  mine: unknown;
  /** Whether I changed it as well; the form then has mine until I choose theirs. */
  both: boolean;
};

export type Merge<T> = {
  /** Their version with my changes applied. */
  values: T;
  changes: FieldChange[];
};

/**
 * Merges three versions of one record: the common base, what I typed, and what somebody else saved. Texts in several
 * languages, and lists whose items have the same ids, are merged part by part, everything else as a whole. `together`
 * names fields that make sense only together: they are merged part by part only while no item was added or removed.
 */
export function mergeChanges<T extends Values>(
  versions: Versions<T>,
  together: readonly string[] = [],
): Merge<T> {
  const changes: FieldChange[] = [];
  const fields = Object.keys(versions.base);
  const of = (field: string): Versions<unknown> => ({
    base: versions.base[field],
    mine: versions.mine[field],
    theirs: versions.theirs[field],
  });
  const atOnce = !together.every((field) => isUnchanged(of(field)) || isSameList(of(field)));
  const mineStays = atOnce && together.some((field) => !isEqual(versions.base[field], versions.mine[field]));
  const merged = fields.map((field): [string, unknown] => {
    const parts = of(field);
    if (!atOnce || !together.includes(field)) return [field, mergeParts(field, parts, changes)];
    if (!isEqual(parts.base, parts.theirs) && !isEqual(parts.mine, parts.theirs)) {
      changes.push({ path: field, theirs: parts.theirs, mine: parts.mine, both: mineStays });
    }
    return [field, mineStays ? parts.mine : parts.theirs];
  });
  return { values: Object.fromEntries(merged) as T, changes };
}

function mergeParts(path: string, parts: Versions<unknown>, changes: FieldChange[]): unknown {
  const { base, mine, theirs } = parts;
  if (isEqual(base, theirs)) return mine;
  if (isEqual(mine, theirs)) return theirs;
  if (isSameList(parts)) {
    return parts.base.map((_, index) => mergeParts(`${path}.${index}`, at(parts, index), changes));
  }
  if (isSameObject(parts)) {
    const keys = Object.keys(parts.base);
    return Object.fromEntries(
      keys.map((key) => [key, mergeParts(`${path}.${key}`, at(parts, key), changes)]),
    );
  }
  const both = !isEqual(base, mine);
  changes.push({ path, theirs, mine, both });
  return both ? mine : theirs;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isUnchanged = ({ base, mine, theirs }: Versions<unknown>) =>
  isEqual(base, mine) && isEqual(base, theirs);

function at(parts: Versions<Values> | Versions<Values[]>, key: string | number): Versions<unknown> {
  const of = (value: object) => (value as Values)[key];
  return { base: of(parts.base), mine: of(parts.mine), theirs: of(parts.theirs) };
}

function isSameObject(parts: Versions<unknown>): parts is Versions<Values> {
  const [first, ...others] = Object.values(parts).map((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).sort().join()
      : null,
  );
  return first !== null && others.every((keys) => keys === first);
}

/** The same items in the same order, by their ids; their contents may differ. */
function isSameList(parts: Versions<unknown>): parts is Versions<Values[]> {
  const [first, ...others] = Object.values(parts).map(idsOf);
  return first !== null && others.every((ids) => ids === first);
}

function idsOf(list: unknown): string | null {
  if (!Array.isArray(list)) return null;
  const ids = list.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined,
  );
  return ids.every((id) => typeof id === 'string') ? ids.join() : null;
}
