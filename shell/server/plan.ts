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

const oneSecond = 1_000;
/** As long as a page waits for news when there is a plan to go on with. */
const timeoutMs = 500;

/**
 * The plan of the registry, asked for at most once a second and only when somebody wants it. When the API does not
 * answer, the last one stays; null when there has never been one.
 */
export function followPlan(
  api: Pick<ApiPort, 'get'>,
  host: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<Plan | null> {
  let known: Plan | null = null;
  let etag: string | undefined;
  let askedAt = 0;
  let asking: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let isFailing = false;

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

  return async () => {
    if (!asking && Date.now() - askedAt >= oneSecond) {
      askedAt = Date.now();
      asking = ask().finally(() => {
        asking = undefined;
        waiting = undefined;
      });
      waiting = known ? Promise.race([asking, sleep(timeoutMs, undefined, { ref: false })]) : asking;
    }
    await waiting;
    return known;
  };
}
