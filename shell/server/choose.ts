import { createHash } from 'node:crypto';
import type { ReleaseRecord, Ring } from 'api';
import type { Composition, Parts } from './composition.ts';
import { compositionId, partNames } from './composition.ts';
import type { Plan, Rollout } from './plan.ts';

/** Whom a page is for. No visitor: a browser that keeps no cookies; it is not among any part of the visitors. */
export type Visit = { tenantId: string | null; visitor: string | null; now: Date };

/** Stores take new builds in this order; a ring holds the ones before it, too. */
const rings: Ring[] = ['first', 'early', 'everyone'];

/** All of the visitors, in basis points. */
const everybody = 10_000;

/**
 * Where a visitor stands among all of them for one build, from 0 up to 10,000. It never changes, so that raising a
 * share only adds visitors; and it is another for each build, so that the first are not always the same people.
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

/** The builds of one page. Throws when a part that every page has is without any. */
export function choose(plan: Plan, visit: Visit): Composition {
  const recordOf = (part: string, build: string | null | undefined) =>
    build ? plan.records.get(`${part}/${build}`) : undefined;
  const parts: Record<string, ReleaseRecord> = {};
  const fallback: Record<string, ReleaseRecord> = {};
  const names = new Set([...Object.keys(plan.live.parts), ...plan.rollouts.map(({ remote }) => remote)]);
  for (const part of names) {
    const live = recordOf(part, plan.live.parts[part]);
    // Of a build that was taken back no record is there.
    const rollout = plan.rollouts.find(
      (one) => one.remote === part && recordOf(part, one.build) && isFor(one, plan, visit),
    );
    const chosen = recordOf(part, rollout?.build) ?? live;
    if (chosen) parts[part] = chosen;
    // What everybody else has is better tried than what they had before.
    const last = chosen && chosen !== live && live ? live : recordOf(part, plan.fallback[part]);
    if (last && last !== chosen) fallback[part] = last;
  }
  if (!isWhole(parts)) throw new Error(`There is no build of ${partNames.filter((name) => !parts[name])}`);
  return { id: compositionId(parts), parts, fallback };
}

function isWhole(parts: Record<string, ReleaseRecord>): parts is Parts {
  return partNames.every((name) => parts[name]);
}
