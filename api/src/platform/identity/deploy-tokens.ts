import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { onPlatform } from '../tenancy/tenancy.ts';
import { deployTokenHash } from './deploy-token-hash.ts';
import { deployTokens } from './deploy-tokens.table.ts';

/** A team's program with a deploy token, which may publish this part only. */
export type Deployer = {
  id: string;
  name: string;
  remote: string;
  paths: string[];
  areas: string[];
  slots: string[];
};

const prefix = 'larder_deploy_';
/** The token names its part for people who have several. The database decides which part it may publish. */
const shape = /^larder_deploy_[a-z][a-z0-9-]{1,39}_[A-Za-z0-9_-]{43}$/;

/** The last use is stored to the minute, as a release makes many calls. */
const noteUseEveryMs = 60_000;

export const isDeployToken = (token: string): boolean => token.startsWith(prefix);

/** Makes a token. It is shown once; only its hash is stored. */
export function newDeployToken(remote: string): { token: string; hash: string } {
  const token = `${prefix}${remote}_${randomBytes(32).toString('base64url')}`;
  return { token, hash: deployTokenHash(token) };
}

/** Throws UNAUTHORIZED for an unknown or revoked token. */
export async function findDeployer(database: Database, token: string): Promise<Deployer> {
  if (!shape.test(token)) throw new AppError('UNAUTHORIZED');
  return onPlatform(database, async (tx) => {
    const [found] = await tx
      .select({
        id: deployTokens.id,
        name: deployTokens.name,
        remote: deployTokens.remote,
        paths: deployTokens.paths,
        areas: deployTokens.areas,
        slots: deployTokens.slots,
        lastUsedAt: deployTokens.lastUsedAt,
      })
      .from(deployTokens)
      .where(and(eq(deployTokens.hash, deployTokenHash(token)), isNull(deployTokens.revokedAt)));
    if (!found) throw new AppError('UNAUTHORIZED');
    const { lastUsedAt, ...deployer } = found;
    const now = new Date();
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > noteUseEveryMs) {
      await tx.update(deployTokens).set({ lastUsedAt: now }).where(eq(deployTokens.id, deployer.id));
    }
    return deployer;
  });
}
