import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { releases } from './releases.table.ts';

type Labelled = Pick<typeof releases.$inferSelect, 'version' | 'patch' | 'commit'>;

const dirty = '-dirty';

/**
 * Returns the name of a release for people, such as `1.4.2-3f2a1c`. If its sources were not committed, the name says
 * so: `1.4.2-3f2a1c-dirty`.
 */
export function labelOf({ version, patch, commit }: Labelled): string {
  const [major, minor] = version.split('.');
  const counted = `${major}.${minor}.${patch}`;
  if (!commit) return counted;
  return `${counted}-${commit.slice(0, 6)}${commit.endsWith(dirty) ? dirty : ''}`;
}

/**
 * Returns the patch number of a new release: one more than the newest of its part with the same major and minor
 * version. The record keeps the version that its sources have, which other parts depend on. The caller holds
 * `lockCompositions`.
 */
export function nextPatch({ remote, version }: Pick<ReleaseRecord, 'remote' | 'version'>): SQL<number> {
  const [major, minor, own] = version.split('.').map(Number);
  return sql`(
    select greatest(coalesce(max(r.patch) + 1, 0), ${own}::int) from ${releases} r
    where r.remote = ${remote} and r.version like ${`${major}.${minor}.%`}
  )`;
}
