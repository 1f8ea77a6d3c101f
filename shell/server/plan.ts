import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleasePlan, ReleaseRecord } from 'api';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiPort } from './api-port.ts';

/** The registry's plan, with the records by `<part>/<build>`. */
export type Plan = Omit<ReleasePlan, 'records'> & { records: Map<string, ReleaseRecord> };
export type Rollout = Plan['rollouts'][number];

export const planOf = ({ records, ...plan }: ReleasePlan): Plan => ({
  ...plan,
  records: new Map(records.map((record) => [`${record.remote}/${record.build}`, record])),
});

/** The longest age of a plan while the change stream is connected. */
const connectedMs = 60_000;
/** The same while it is not connected: a release has to reach new pages within 5 s. */
const disconnectedMs = 3_000;
const retryMs = 1_000;
/** How long a page waits for a newer plan when there is an older one. */
const timeoutMs = 500;

export type FollowedPlan = {
  /** The newest plan; the last one while the API does not answer, null when there never was one. */
  current(): Promise<Plan | null>;
  stop(): void;
};

/**
 * The registry's plan. It is fetched when a page needs it and the change stream has announced a release since, or
 * when it is too old.
 */
export function followPlan(
  api: Pick<ApiPort, 'get' | 'changes'>,
  host: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): FollowedPlan {
  let known: Plan | null = null;
  let etag: string | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let isFailing = false;
  let isHearing = false;
  let hasChanged = false;

  const stop = api.changes?.({
    changed({ kind }) {
      if (kind === 'releases' || kind === 'anything') hasChanged = true;
    },
    hearing(on) {
      isHearing = on;
      hasChanged = true;
    },
  });

  async function ask(): Promise<void> {
    try {
      const reply = await api.get('/api/releases/plan', host, etag ? { 'if-none-match': etag } : {});
      if (reply.status === 200) {
        known = planOf(reply.body as ReleasePlan);
        etag = reply.etag;
      } else if (reply.status !== 304) {
        throw new Error(`The API answered ${reply.status} for the plan of releases`);
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing)
        log.warn({ err: error }, 'there is no news of releases; pages go on with what is known');
      isFailing = true;
    }
  }

  function isDue(): boolean {
    const age = performance.now() - askedAt;
    if (isFailing) return age >= retryMs;
    return hasChanged || age >= (isHearing ? connectedMs : disconnectedMs);
  }

  return {
    async current() {
      if (!asking && isDue()) {
        askedAt = performance.now();
        // The reply may not include a change that arrives from here on.
        hasChanged = false;
        asking = ask().finally(() => {
          asking = undefined;
          waiting = undefined;
        });
        waiting = known ? Promise.race([asking, sleep(timeoutMs, undefined, { ref: false })]) : asking;
      }
      await waiting;
      return known;
    },
    stop: () => stop?.(),
  };
}
