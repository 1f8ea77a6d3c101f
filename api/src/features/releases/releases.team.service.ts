import type { Tx } from '../../platform/database/database.ts';
import { recordAct } from '../../platform/http/audit.ts';
import { stopRollouts } from '../rollouts/rollouts.hand-out.service.ts';
import { lockCompositions } from '../rollouts/rollouts.live.service.ts';
import { listErrorGroups } from '../telemetry/telemetry.groups.service.ts';
import type { Publisher } from './publisher.ts';
import { readOverview } from './releases.overview.service.ts';
import type { TeamStatus } from './releases.team.schema.ts';

const mostErrors = 10;
const hours = 24;

/** Reads the status of a part for its team; null for a part that was never released here. */
export async function readTeamStatus(tx: Tx, remote: string): Promise<TeamStatus> {
  const { parts } = await readOverview(tx);
  const part = parts.find((one) => one.remote === remote) ?? null;
  const query = { remote, page: 1, limit: mostErrors, sort: 'newest' } as const;
  const { items: errors } = await listErrorGroups(tx, query, hours);
  return { part, errors };
}

/** Ends the rollouts of a part: every visitor has its live build from now on. Returns how many there were. */
export async function stopAllRollouts(tx: Tx, { actor }: Publisher, remote: string): Promise<number> {
  await lockCompositions(tx);
  const stopped = await stopRollouts(tx, remote);
  if (stopped.length > 0)
    await recordAct(tx, { ...actor, action: 'rollouts.stop', tenantId: null, details: { remote, stopped } });
  return stopped.length;
}
