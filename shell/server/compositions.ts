import type { ReleaseRecord } from 'api';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ApiPort } from './api-port.ts';
import type { Visit } from './choose.ts';
import { choose } from './choose.ts';
import type { Composition } from './composition.ts';
import type { LocalBuilds } from './local-builds.ts';
import type { Plan } from './plan.ts';
import { followPlan } from './plan.ts';

/** The builds of all pages at one moment. */
export type Builds = {
  /** Changes whenever the builds of some visitor may change. */
  stamp: string;
  choose(visit: Omit<Visit, 'now'>): Composition;
};

export type Compositions = {
  current(): Promise<Builds>;
  /** The record of a build that a plan names or named. */
  record(part: string, build: string): ReleaseRecord | undefined;
  /** Gives a build out no longer where there is another, until the plan has gone on without it. */
  avoid(record: Pick<ReleaseRecord, 'remote' | 'build'>): void;
  stop(): void;
};

type Options = {
  api: Pick<ApiPort, 'get' | 'changes'>;
  host: string;
  local: LocalBuilds;
  log: FastifyBaseLogger;
};

/** Follows the registry's plan, or without one the newest local builds. */
export function createCompositions({ api, host, local, log }: Options): Compositions {
  const followed = followPlan(api, host, log);
  // Enough for the builds of some weeks.
  const named = new LRUCache<string, ReleaseRecord>({ max: 500 });
  let made: { plan: Plan; at: number; builds: Builds } | undefined;
  let avoided: ReadonlySet<string> = new Set();
  return {
    async current() {
      const plan = (await followed.current()) ?? nothingReleased;
      if (made?.plan === plan && Date.now() - made.at < oneSecond) return made.builds;
      for (const [name, record] of plan.records) named.set(name, record);
      const present = onThisMachine(plan, local);
      avoided = new Set([...avoided].filter((name) => isGivenOut(present, name)));
      made = { plan, at: Date.now(), builds: buildsOf(present, avoided) };
      return made.builds;
    },
    record: (part, build) => named.get(`${part}/${build}`),
    avoid({ remote, build }) {
      avoided = new Set([...avoided, `${remote}/${build}`]);
      made = undefined;
    },
    stop: followed.stop,
  };
}

/** How often the folder of local builds and the start times of rollouts are checked. */
const oneSecond = 1_000;

/** For work on the pages: always these builds. */
export function fixedComposition(composition: () => Composition): Compositions {
  return {
    async current() {
      return { stamp: '', choose: composition };
    },
    record: () => undefined,
    avoid: () => {},
    stop: () => {},
  };
}

/** Published again after the plan went on without it, a build gets another chance. */
const isGivenOut = ({ live, rollouts }: Plan, name: string): boolean =>
  [...Object.entries(live.parts), ...rollouts.map(({ remote, build }) => [remote, build])].some(
    ([part, build]) => `${part}/${build}` === name,
  );

function buildsOf(plan: Plan, avoided: ReadonlySet<string>): Builds {
  const started = plan.rollouts.filter(({ startsAt }) => Date.parse(startsAt) <= Date.now());
  const nobody = { tenantId: null, visitor: null, now: new Date(), avoid: avoided };
  // Usually there is nothing to choose, so one composition is for everybody.
  let everybodys: Composition | undefined;
  return {
    stamp: JSON.stringify([plan.version, plan.live.parts, started.map(({ id }) => id), [...avoided]]),
    choose(visit) {
      const avoid = new Set([...avoided, ...(visit.avoid ?? [])]);
      if (plan.rollouts.length > 0 || avoid.size > avoided.size)
        return choose(plan, { ...visit, avoid, now: new Date() });
      everybodys ??= choose(plan, nobody);
      return everybodys;
    },
  };
}

const nothingReleased: Plan = {
  version: '',
  live: { id: null, parts: {} },
  fallback: {},
  rollouts: [],
  rings: {},
  records: new Map(),
  sources: {},
};

/** The plan without builds that are local to another machine. A part without a build gets the newest local one. */
function onThisMachine(plan: Plan, local: LocalBuilds): Plan {
  const records = new Map(plan.records);
  for (const [name, { remote, build }] of plan.records)
    if (plan.sources[name] === 'local' && !local.has(remote, build)) records.delete(name);
  const parts = { ...plan.live.parts };
  for (const [part, record] of Object.entries(local.newest())) {
    if (records.has(`${part}/${parts[part]}`)) continue;
    parts[part] = record.build;
    records.set(`${part}/${record.build}`, record);
  }
  return { ...plan, live: { ...plan.live, parts }, records };
}
