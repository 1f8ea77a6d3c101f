import type { Composition } from 'api';

export type PartChange = { remote: string; build: string | null; before: string | null };

/** The changes since the composition before; all parts when that one is unknown. */
export function partChanges(
  { parts }: Pick<Composition, 'parts'>,
  before: Pick<Composition, 'parts'> | undefined,
): PartChange[] {
  const names = [...new Set([...Object.keys(parts), ...Object.keys(before?.parts ?? {})])].sort();
  return names
    .map((remote) => ({
      remote,
      build: parts[remote] ?? null,
      before: before?.parts[remote] ?? null,
    }))
    .filter((change) => change.build !== change.before);
}
