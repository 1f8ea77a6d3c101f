import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { containing, listRows, withIsoTimes } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { deployTokens } from '../../platform/identity/deploy-tokens.table.ts';
import { newDeployToken } from '../../platform/identity/deploy-tokens.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { revoke } from '../../platform/identity/revoke.ts';
import { readClaims } from '../releases/release-rows.ts';
import type {
  DeployToken,
  DeployTokenInput,
  DeployTokenListQuery,
  NewDeployToken,
} from './deploy-tokens.schema.ts';
import { deployToken } from './deploy-tokens.schema.ts';

const columns = columnsOf(deployTokens, deployToken);

const sorts = {
  createdAt: deployTokens.createdAt,
  name: sql`lower(${deployTokens.name})`,
  remote: deployTokens.remote,
  lastUsedAt: sql`coalesce(${deployTokens.lastUsedAt}, 'epoch')`,
};

/**
 * Lists the tokens with revoked ones, which show who could publish what. `q` is a part of a name, of a part's name or
 * of the address of who made it. There are few, so no index is read.
 */
export function listDeployTokens(tx: Tx, query: DeployTokenListQuery): Promise<ListReply<DeployToken>> {
  const where = containing(query.q, deployTokens.name, deployTokens.remote, deployTokens.createdBy);
  return listRows(tx, deployTokens, query, { columns, where, sorts });
}

export async function createDeployToken(
  tx: Tx,
  user: Principal,
  { remote, name, ...given }: DeployTokenInput,
): Promise<NewDeployToken> {
  const { token, hash } = newDeployToken(remote);
  const claimed = await readClaims(tx, remote);
  const grant = {
    paths: given.paths ?? claimed.paths,
    areas: given.areas ?? claimed.areas,
    slots: given.slots ?? claimed.slots,
  };
  const [row] = await tx
    .insert(deployTokens)
    .values({ remote, name, hash, ...grant, createdBy: user.email })
    .returning(columns);
  if (!row) throw new Error('A deploy token was not written.');
  await recordAct(tx, {
    ...actorOf(user),
    action: 'deploy-tokens.create',
    tenantId: null,
    details: { id: row.id, remote, name, ...grant },
  });
  return { ...withIsoTimes(row), token };
}

/** Revokes a token, which publishes nothing from now on. Revoking it again changes nothing. Throws NOT_FOUND. */
export const revokeDeployToken = (tx: Tx, user: Principal, id: string): Promise<void> =>
  revoke(tx, user, {
    ...{ table: deployTokens, row: eq(deployTokens.id, id), tenantId: null },
    named: { remote: deployTokens.remote, name: deployTokens.name },
    action: 'deploy-tokens.revoke',
  });
