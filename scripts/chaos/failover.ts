import { setTimeout as wait } from 'node:timers/promises';
import type { Patroni } from '../../server/testing/patroni.ts';
import { startPatroni, whyNoPatroni } from '../../server/testing/patroni.ts';
import type { Database, Kind } from './database.ts';

export type Failover = Database & { patroni: Patroni };

/** A primary and a synchronous standby under Patroni, and HAProxy before them, with the configurations of deploy/. */
export const failover: Kind<Failover> = {
  missing: whyNoPatroni,
  async start() {
    const patroni = await startPatroni();
    return { patroni, url: patroni.url, settings: { DATABASE_URL: patroni.url }, stop: patroni.stop };
  },
};

/** The standby takes over, and in the end the former primary follows it. */
export async function failOver(patroni: Patroni, what: 'PostgreSQL' | 'the machine'): Promise<string> {
  const startedAt = Date.now();
  const { before, after } = await patroni.kill(what);
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  await wait(5_000);
  await patroni.heal();
  return `${after} took over from ${before} after ${seconds} s`;
}
