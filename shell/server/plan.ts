import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { ApiPort } from './api-port.ts';
import { releaseRecord } from './composition.ts';

/** Stores take new builds in this order; a ring holds the ones before it, too. */
export const rings = ['first', 'early', 'everyone'] as const;
const ring = z.enum(rings);
const builds = z.record(z.string(), z.string());

/** `/api/releases/plan`, with the records by `<part>/<build>`. */
export const releasePlan = z.object({
  version: z.string(),
  live: z.object({ parts: builds }),
  fallback: z.record(z.string(), z.string().nullable()),
  /** The newest first. */
  rollouts: z.array(
    z.object({
      id: z.string(),
      remote: z.string(),
      build: z.string(),
      share: z.number(),
      ring: ring.nullable(),
      tenantIds: z.array(z.string()).nullable(),
      startsAt: z.coerce.date(),
    }),
  ),
  rings: z.record(z.string(), ring),
  records: z
    .array(releaseRecord)
    .transform((records) => new Map(records.map((record) => [`${record.remote}/${record.build}`, record]))),
  sources: z.record(z.string(), z.enum(['local', 'upload'])),
});
export type Plan = z.infer<typeof releasePlan>;
export type Rollout = Plan['rollouts'][number];

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
        known = releasePlan.parse(reply.body);
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
