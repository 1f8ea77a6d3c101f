import { createHash } from 'node:crypto';
import type { ReleaseRecord, Ring } from 'api';
import type { Composition, Parts } from './composition.ts';
import { compositionId, requiredParts } from './composition.ts';
import type { Plan, Rollout } from './plan.ts';

/** The visitor of a page. Null for a browser without cookies, which belongs to no share of the visitors. */
export type Visit = {
  tenantId: string | null;
  visitor: string | null;
  now: Date;
  /** Builds (`<part>/<build>`) that froze, on this machine or in this browser; the next best is given instead. */
  avoid?: ReadonlySet<string>;
};

/** The order in which stores get new builds. A ring includes the rings before it. */
const rings: Ring[] = ['first', 'early', 'everyone'];

/** All visitors, in basis points. */
const everybody = 10_000;

/**
 * A visitor's position for one build, from 0 up to 10,000. It never changes, so that raising a share only adds
 * visitors; and it differs by build, so that the first visitors are not always the same.
 */
export function bucket(visitor: string, build: string): number {
  const hash = createHash('sha256').update(`${visitor}:${build}`).digest();
  return (hash.readUInt32BE() / 2 ** 32) * everybody;
}

function isFor({ build, share, ring, tenantIds, startsAt }: Rollout, plan: Plan, visit: Visit): boolean {
  const { tenantId, visitor, now } = visit;
  if (Date.parse(startsAt) > now.getTime()) return false;
  if (tenantIds && !(tenantId && tenantIds.includes(tenantId))) return false;
  const own = (tenantId && plan.rings[tenantId]) || 'everyone';
  if (ring && rings.indexOf(own) > rings.indexOf(ring)) return false;
  return share >= everybody || (visitor !== null && bucket(visitor, build) < share);
}

/** The builds of one page. Throws when a required part has none. */
export function choose(plan: Plan, visit: Visit): Composition {
  const recordOf = (part: string, build: string | null | undefined) =>
    build ? plan.records.get(`${part}/${build}`) : undefined;
  const parts: Record<string, ReleaseRecord> = {};
  const fallback: Record<string, ReleaseRecord> = {};
  const names = new Set([...Object.keys(plan.live.parts), ...plan.rollouts.map(({ remote }) => remote)]);
  for (const part of names) {
    const live = recordOf(part, plan.live.parts[part]);
    // A withdrawn build has no record.
    const rollout = plan.rollouts.find(
      (one) => one.remote === part && recordOf(part, one.build) && isFor(one, plan, visit),
    );
    // The build that everybody else has is a better fallback than the one before it.
    const inTurn = [recordOf(part, rollout?.build), live, recordOf(part, plan.fallback[part])];
    const [chosen, last] = withoutAvoided([...new Set(inTurn)], visit.avoid);
    if (chosen) parts[part] = chosen;
    if (last) fallback[part] = last;
  }
  if (!isWhole(parts))
    throw new Error(`There is no build of ${requiredParts.filter((name) => !parts[name])}`);
  const isReleased = Object.values(parts).some(
    ({ remote, build }) => plan.sources[`${remote}/${build}`] === 'upload',
  );
  return { id: compositionId(parts), parts, fallback, isReleased };
}

/** A part whose builds have all failed keeps them: a page needs one. */
function withoutAvoided(
  records: (ReleaseRecord | undefined)[],
  avoid: ReadonlySet<string> = new Set(),
): ReleaseRecord[] {
  const there = records.filter((record) => record !== undefined);
  const usable = there.filter(({ remote, build }) => !avoid.has(`${remote}/${build}`));
  return usable.length > 0 ? usable : there;
}

function isWhole(parts: Record<string, ReleaseRecord>): parts is Parts {
  return requiredParts.every((name) => parts[name]);
}
