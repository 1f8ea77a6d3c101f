import { eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { withIsoTimes } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import type { Services } from '../../platform/http/services.ts';
import { notifyOperators } from '../platform-notices/platform-notices.notify.service.ts';
import { closeNotices, raiseNotice } from '../platform-notices/platform-notices.service.ts';
import { platformNotices } from '../platform-notices/platform-notices.table.ts';
import { notifyTeam } from './demotions.notify.service.ts';
import type { Demotion } from './demotions.schema.ts';
import { demotion } from './demotions.schema.ts';
import { demotions } from './demotions.table.ts';

const columns = columnsOf(demotions, demotion);

/** How long the build after a rollback, or one without a fallback, is left alone. */
const quiet = sql`now() - interval '1 hour'`;

/** Reads the demotions of the last hour. */
export const readRecent = (tx: Tx): Promise<Pick<Demotion, 'remote' | 'build' | 'instead' | 'why'>[]> =>
  tx
    .select({
      remote: demotions.remote,
      build: demotions.build,
      instead: demotions.instead,
      why: demotions.why,
    })
    .from(demotions)
    .where(gt(demotions.at, quiet));

/** Writes it down and tells operators and the part's team. */
export async function addDemotion(
  tx: Tx,
  services: Pick<Services, 'config' | 'jobs'>,
  given: Omit<Demotion, 'id' | 'at'>,
): Promise<void> {
  const [row] = await tx
    .insert(demotions)
    .values({ ...given, at: sql`clock_timestamp()` })
    .returning(columns);
  if (!row) return;
  const { remote, build, why, instead } = row;
  // Earlier notices about the part are not true any more.
  if (instead) await closeNotices(tx, eq(sql`${platformNotices.values} ->> 'remote'`, remote));
  await raiseNotice(tx, instead ? 'build_demoted' : 'build_failing', {
    subject: `${remote}/${build}`,
    values: { remote, build, ...(instead && { instead }) },
    why,
  });
  await notifyOperators(tx, services.config);
  await notifyTeam(tx, services, withIsoTimes(row));
}
