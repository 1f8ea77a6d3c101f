import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { withIsoTimes } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import type { Demotion } from './demotions.schema.ts';
import { demotions } from './demotions.table.ts';
import { tellOfDemotion } from './demotions.telling.service.ts';

const columns = {
  id: demotions.id,
  at: demotions.at,
  remote: demotions.remote,
  build: demotions.build,
  why: demotions.why,
  instead: demotions.instead,
};

const most = 20;

/** Those that nobody has dismissed, newest first. */
export async function readDemotions(tx: Tx): Promise<Demotion[]> {
  const rows = await tx
    .select(columns)
    .from(demotions)
    .where(isNull(demotions.dismissedAt))
    .orderBy(desc(demotions.at), desc(demotions.id))
    .limit(most);
  return rows.map(withIsoTimes);
}

/** How long the build after a rollback, or one without a fallback, is left alone. */
const quiet = sql`now() - interval '1 hour'`;

/** Those of the last hour, also dismissed ones. */
export const readRecent = (tx: Tx): Promise<Pick<Demotion, 'remote' | 'build' | 'instead'>[]> =>
  tx
    .select({ remote: demotions.remote, build: demotions.build, instead: demotions.instead })
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
  if (row) await tellOfDemotion(tx, services, withIsoTimes(row));
}

/** Hides it from all operators. Repeating it changes nothing. Throws NOT_FOUND. */
export async function dismissDemotion(tx: Tx, user: Principal, id: string): Promise<void> {
  const [row] = await tx
    .update(demotions)
    .set({ dismissedAt: sql`now()`, dismissedBy: user.email })
    .where(and(eq(demotions.id, id), isNull(demotions.dismissedAt)))
    .returning({ remote: demotions.remote, build: demotions.build });
  if (row)
    return recordAct(tx, { ...actorOf(user), action: 'demotions.dismiss', tenantId: null, details: row });
  const known = await tx.$count(demotions, eq(demotions.id, id));
  if (known === 0) throw new AppError('NOT_FOUND');
}
