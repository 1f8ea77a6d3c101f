import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { newlyUnmet, replaced } from '../releases/publish-gate.ts';
import { isOneOf, readRecords } from '../releases/release-rows.ts';
import { compositions, releases } from '../releases/releases.table.ts';
import { hasRun } from '../runs/run-rows.ts';
import { newestFirst } from './rollouts.live.service.ts';

type Parts = Record<string, string>;
/** The change that leads back to a composition: part → build, or null for a part that is removed. */
type Change = Record<string, string | null>;
/** The compositions, newest first; the first one is live. */
type Sets = Parts[];
export type History = { sets: Sets; liveRecords: ReleaseRecord[] };

/** How far back a rollback looks. */
const longest = 200;

export async function readHistory(tx: Tx): Promise<History> {
  const rows = await tx
    .select({ parts: compositions.parts })
    .from(compositions)
    .orderBy(newestFirst)
    .limit(longest);
  const sets = rows.map(({ parts }) => parts);
  return { sets, liveRecords: await readRecords(tx, sets[0] ?? {}) };
}

const key = (part: string, build = '') => `${part}/${build}`;

/** Returns when each build first went live, as a number that grows with time. */
function firstTimes(history: Sets): Map<string, number> {
  const times = new Map<string, number>();
  for (const [at, parts] of history.entries())
    for (const [part, build] of Object.entries(parts)) times.set(key(part, build), -at);
  return times;
}

/**
 * Whether a build is no later than the present one. A rollback never goes forward, not even to a build that was live
 * lately and was rolled back itself.
 */
function isNotLater(times: Map<string, number>, live: Parts, part: string, build: string): boolean {
  const now = live[part];
  return now === undefined || now === build || timeOf(times, part, build) < timeOf(times, part, now);
}

const timeOf = (times: Map<string, number>, part: string, build: string) =>
  times.get(key(part, build)) ?? Number.NEGATIVE_INFINITY;

/** Builds of this part that were live before the present one first was, the latest first. */
function buildsBefore(history: Sets, remote: string): string[] {
  const [live = {}] = history;
  const times = firstTimes(history);
  const builds = history.flatMap((parts) => parts[remote] ?? []);
  return [...new Set(builds)].filter(
    (build) => build !== live[remote] && isNotLater(times, live, remote, build),
  );
}

/** Compositions that were live before the present one and move no part forward, without the parts that came later. */
function setsBefore({ sets, liveRecords }: History): Change[] {
  const [live = {}, ...before] = sets;
  const times = firstTimes(sets);
  const removable = removableParts(liveRecords);
  return before
    .filter((parts) => Object.entries(parts).every(([part, build]) => isNotLater(times, live, part, build)))
    .map((parts) => ({
      ...parts,
      ...Object.fromEntries(removable.filter((part) => !parts[part]).map((part) => [part, null])),
    }))
    .filter((change: Change) =>
      Object.entries(change).some(([part, build]) => (live[part] ?? null) !== build),
    );
}

/** Whether these builds can be live with the other parts: all are published, and no need becomes unmet. */
async function isUsable(tx: Tx, live: ReleaseRecord[], change: Change): Promise<boolean> {
  const parts = buildsOf(change);
  const names = Object.entries(parts).map(([remote, build]) => ({ remote, build }));
  const published = await tx
    .select({ build: releases.build })
    .from(releases)
    .where(and(isOneOf(names), eq(releases.status, 'published')));
  if (published.length < names.length) return false;
  const rest = live.filter(({ remote }) => change[remote] !== null);
  return newlyUnmet(live, replaced(rest, await readRecords(tx, parts))).length === 0;
}

/** Returns the parts of a change that are not removed. */
export const buildsOf = (change: Change): Parts =>
  Object.fromEntries(Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== null));

/**
 * Finds the last good build of this part: it was live before, is still published and fits the live builds. One that ran
 * with them is preferred; without any, one that did not is still better than a build that fails. Null without one.
 */
export async function findLastGood(tx: Tx, remote: string, known?: History): Promise<string | null> {
  const { sets, liveRecords } = known ?? (await readHistory(tx));
  let fitting: string | null = null;
  for (const build of buildsBefore(sets, remote)) {
    if (!(await isUsable(tx, liveRecords, { [remote]: build }))) continue;
    if (await haveRun(tx, { ...sets[0], [remote]: build }, remote)) return build;
    fitting ??= build;
  }
  return fitting;
}

/** Whether this part ran with the others: shell and mfe-shared with every remote. */
async function haveRun(
  tx: Tx,
  { shell = '', 'mfe-shared': shared = '', ...remotes }: Parts,
  part: string,
): Promise<boolean> {
  for (const [remote, build] of Object.entries(remotes))
    if (part === remote || remotes[part] === undefined)
      if (!(await hasRun(tx, { shell, shared, remote, build }))) return false;
  return true;
}

/** Finds the newest builds of these parts, all of them others than now, that were live together and can be so again. */
export async function findSetWithout(tx: Tx, remotes: string[]): Promise<Change | null> {
  const { sets, liveRecords } = await readHistory(tx);
  const [live = {}] = sets;
  const times = firstTimes(sets);
  const removable = removableParts(liveRecords);
  const tried = new Set<string>();
  for (const parts of sets) {
    if (remotes.some((remote) => parts[remote] === live[remote])) continue;
    if (remotes.some((remote) => !parts[remote] && !removable.includes(remote))) continue;
    if (remotes.some((remote) => !isNotLater(times, live, remote, parts[remote] ?? ''))) continue;
    const change = Object.fromEntries(remotes.map((remote) => [remote, parts[remote] ?? null]));
    const name = JSON.stringify(change);
    if (!tried.has(name) && (await isUsable(tx, liveRecords, change))) return change;
    tried.add(name);
  }
  return null;
}

/** Returns the parts that can be removed: those with pages of their own. Every page needs the others. */
const removableParts = (records: ReleaseRecord[]) =>
  records.filter(({ paths }) => paths.length > 0).map(({ remote }) => remote);

/** Finds the composition before the present one that can still be live. */
export async function findSetBefore(tx: Tx): Promise<Change | null> {
  const history = await readHistory(tx);
  for (const change of setsBefore(history))
    if (await isUsable(tx, history.liveRecords, change)) return change;
  return null;
}
