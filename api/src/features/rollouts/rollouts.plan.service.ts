import { createHash } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { isOneOf, wholeRecord } from '../releases/release-rows.ts';
import { releases } from '../releases/releases.table.ts';
import { findLastGood, readHistory } from './rollouts.history.service.ts';
import { readLive } from './rollouts.live.service.ts';
import type { ReleasePlan } from './rollouts.schema.ts';
import { rollouts } from './rollouts.table.ts';

type Named = { remote: string; build: string };

/** Reads the plan by which an edge chooses a visitor's builds. It depends neither on the caller nor on the time. */
export async function readPlan(tx: Tx): Promise<ReleasePlan> {
  const { id, parts } = await readLive(tx);
  const history = await readHistory(tx);
  const fallback: ReleasePlan['fallback'] = {};
  for (const remote of Object.keys(parts)) fallback[remote] = await findLastGood(tx, remote, history);
  const active = await readActive(tx);
  const named = [...namesIn(parts), ...namesIn(fallback), ...active];
  const plan = {
    live: { id, parts },
    fallback,
    rollouts: active,
    rings: await readRings(tx),
    ...(await readBuilds(tx, named)),
  };
  const version = createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 22);
  return { version, ...plan };
}

const namesIn = (parts: Record<string, string | null>): Named[] =>
  Object.entries(parts).flatMap(([remote, build]) => (build ? [{ remote, build }] : []));

/** Reads active rollouts, newest first, as the newest one wins. */
async function readActive(tx: Tx): Promise<ReleasePlan['rollouts']> {
  const rows = await tx
    .select({
      id: rollouts.id,
      remote: rollouts.remote,
      build: rollouts.build,
      share: rollouts.share,
      ring: rollouts.ring,
      tenantIds: rollouts.tenantIds,
      startsAt: rollouts.startsAt,
    })
    .from(rollouts)
    .innerJoin(releases, and(eq(releases.remote, rollouts.remote), eq(releases.build, rollouts.build)))
    .where(and(eq(rollouts.status, 'active'), eq(releases.status, 'published')))
    .orderBy(desc(rollouts.createdAt), desc(rollouts.id));
  return rows.map(({ startsAt, ...row }) => ({ ...row, startsAt: startsAt.toISOString() }));
}

async function readRings(tx: Tx): Promise<ReleasePlan['rings']> {
  const rows = await tx
    .select({ id: tenants.id, ring: tenants.ring })
    .from(tenants)
    .where(ne(tenants.ring, 'everyone'))
    .orderBy(tenants.id);
  return Object.fromEntries(rows.map(({ id, ring }) => [id, ring]));
}

async function readBuilds(tx: Tx, named: Named[]): Promise<Pick<ReleasePlan, 'records' | 'sources'>> {
  if (named.length === 0) return { records: [], sources: {} };
  const rows = await tx
    .select({ record: releases.record, source: releases.source })
    .from(releases)
    .where(isOneOf(named))
    .orderBy(releases.remote, releases.build);
  return {
    records: rows.map(({ record }) => wholeRecord(record)),
    sources: Object.fromEntries(
      rows.map(({ record: { remote, build }, source }) => [`${remote}/${build}`, source]),
    ),
  };
}
