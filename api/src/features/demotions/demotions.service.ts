import { and, eq, max } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Message } from '../../platform/message.schema.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { isRelease, lockReleases } from '../releases/release-rows.ts';
import { releases } from '../releases/releases.table.ts';
import { readGiven } from '../rollouts/rollouts.given.service.ts';
import { takeOut } from '../rollouts/rollouts.hand-out.service.ts';
import { lockCompositions, readLive } from '../rollouts/rollouts.live.service.ts';
import { rollouts } from '../rollouts/rollouts.table.ts';
import { readReleaseSettings } from '../telemetry/telemetry.settings.service.ts';
import type { Culprits, FailedIn, Named } from './demotions.blame.service.ts';
import { fatalPhases, findCulprits, nameOf } from './demotions.blame.service.ts';
import { readEvidence } from './demotions.evidence.service.ts';
import { addDemotion, readRecent } from './demotions.rows.service.ts';
import { isEnough } from './enough.ts';

type Given = Pick<Services, 'database' | 'config' | 'jobs'>;
type Failed = FailedIn & { phase: string };
/** The builds to demote, and the reason. */
type Judgement = Culprits & { failing: Named[]; why: Message; given: Map<string, number> };
type Judge = (tx: Tx) => Promise<Judgement | null>;

/** Demotes the builds that are to blame for these failures of pages, if there are enough. Returns whether any was. */
export async function demoteFailing(given: Given, errors: readonly Failed[]): Promise<boolean> {
  const fatal = errors.filter(({ phase }) => fatalPhases.includes(phase));
  const builds = new Map(fatal.map((one) => [nameOf(one), one]));
  let demoted = false;
  for (const one of builds.values())
    demoted = (await demoteBy(given, (tx) => judgeFailure(tx, one))) || demoted;
  return demoted;
}

/** Demotes the build that is to blame for a renderer's verdict: one is enough. Returns whether any was. */
export const demoteByVerdict = (given: Given, failed: FailedIn, why: Message): Promise<boolean> =>
  demoteBy(given, (tx) => judgeVerdict(tx, failed, why));

async function demoteBy({ database, ...given }: Given, judge: Judge): Promise<boolean> {
  // Judged without a lock first, as most errors change nothing.
  const judgement = await onPlatform(database, judge);
  return judgement !== null && onPlatform(database, (tx) => demote(tx, given, judge));
}

async function judgeFailure(tx: Tx, failed: FailedIn): Promise<Judgement | null> {
  const settings = await readReleaseSettings(tx);
  const given = await readGiven(tx);
  const minutes = settings.demoteWithinMinutes;
  const culprits = await findCulprits(tx, failed, { given, minutes });
  if (!culprits || (await isQuiet(tx, culprits.builds))) return null;
  const { failing, ...evidence } = await readEvidence(tx, culprits, {
    ...{ given, minutes },
    shareOf: (build) => shareOf(tx, build),
  });
  const rule = isEnough(evidence, settings);
  if (!rule) return null;
  const visitors = rule === 'failed' ? evidence.visitors : (evidence.sinceNew?.visitors ?? 0);
  const because = failing.filter((one) => !culprits.builds.some((other) => nameOf(other) === nameOf(one)));
  const why: Message =
    because.length > 0
      ? { code: `${rule}Beside`, values: { visitors, minutes, parts: because.map(inWords).join(', ') } }
      : { code: rule, values: { visitors, minutes } };
  return { ...culprits, failing, given, why };
}

async function judgeVerdict(tx: Tx, failed: FailedIn, why: Message): Promise<Judgement | null> {
  const { demoteWithinMinutes: minutes } = await readReleaseSettings(tx);
  const given = await readGiven(tx);
  const culprits = await findCulprits(tx, failed, { given, minutes });
  if (!culprits || (await isQuiet(tx, culprits.builds))) return null;
  return { ...culprits, failing: [failed], given, why };
}

/** Why a build stays that is bad enough: operators have switched demotion off. */
const switchedOff = 'demotionOff';

const inWords = ({ remote, build }: Named) => `${remote} ${build}`;

/** Whether a notice has said lately that it stays, and not for a switch that is on again. */
async function isQuiet(tx: Tx, builds: Named[]): Promise<boolean> {
  const { demoteOn } = await readReleaseSettings(tx);
  const recent = await readRecent(tx);
  return recent.some(
    (one) =>
      one.instead === null &&
      !(demoteOn && one.why.code === switchedOff) &&
      builds.some((build) => nameOf(build) === nameOf(one)),
  );
}

async function shareOf(tx: Tx, { remote, build }: Named): Promise<number> {
  if ((await readLive(tx)).parts[remote] === build) return 1;
  const [row] = await tx
    .select({ share: max(rollouts.share) })
    .from(rollouts)
    .where(and(eq(rollouts.remote, remote), eq(rollouts.build, build), eq(rollouts.status, 'active')));
  return (row?.share ?? 0) / 10_000;
}

async function demote(tx: Tx, services: Omit<Given, 'database'>, judge: Judge): Promise<boolean> {
  await lockCompositions(tx);
  // Another process may have been faster.
  const judgement = await judge(tx);
  if (!judgement) return false;
  const { builds, failing, why, since, given } = judgement;
  await lockReleases(tx, builds);
  const stays = async (code: string) => {
    // When builds came together, only those that fail are named.
    const own = builds.filter((one) => failing.some((other) => nameOf(other) === nameOf(one)));
    for (const { remote, build } of own.length > 0 ? own : builds)
      await addDemotion(tx, services, {
        remote,
        build,
        why: { code, values: {}, because: why },
        instead: null,
      });
    return false;
  };
  if (!(await readReleaseSettings(tx)).demoteOn) return stays(switchedOff);
  const recent = await readRecent(tx);
  if (
    recent.some(({ remote, instead }) => builds.some((one) => one.remote === remote && one.build === instead))
  )
    return stays('failedAsWell');
  const [first] = builds;
  const reason = { code: 'wasDemoted', values: { ...first }, because: why };
  const live = Object.entries((await readLive(tx)).parts).map(([remote, build]) => ({ remote, build }));
  const newer = live.filter((one) => (given.get(nameOf(one)) ?? 0) >= since);
  const isOut =
    (await takeOut(tx, builds, { reason, setBy: 'demotion' })) ||
    // A build that came in the same step or later may need it.
    (await takeOut(tx, newer, { reason, setBy: 'demotion' }));
  if (!isOut) return stays('failedAlone');
  const { parts } = await readLive(tx);
  for (const { remote, build } of builds) {
    await tx.update(releases).set({ status: 'demoted', reason: why }).where(isRelease({ remote, build }));
    const instead = parts[remote] ?? null;
    await addDemotion(tx, services, { remote, build, why, instead });
    await recordAct(tx, {
      ...{ actorId: null, actorKind: 'system', actorName: 'demotion', action: 'releases.demote' },
      tenantId: null,
      details: { remote, build, ...why.values, instead },
    });
  }
  return true;
}
