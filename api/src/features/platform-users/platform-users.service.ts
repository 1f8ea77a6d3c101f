import { sql } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashPassword } from '../../platform/identity/passwords.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { administratorRoleId } from '../operator-roles/operator-roles.service.ts';
import { platformUsers } from './platform-users.table.ts';

export type FirstPlatformUser = Pick<Config, 'PLATFORM_ADMIN_EMAIL' | 'PLATFORM_ADMIN_PASSWORD'>;

/**
 * Creates the first platform user, because only a platform user could add one. The settings are ignored once there is
 * any.
 */
export async function createFirstPlatformUser(database: Database, config: FirstPlatformUser): Promise<void> {
  const { PLATFORM_ADMIN_EMAIL: email, PLATFORM_ADMIN_PASSWORD: password } = config;
  if (!email || !password) return;
  await onPlatform(database, async (tx) => {
    // Several processes may start concurrently.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('larder.first_platform_user'))`);
    const [someone] = await tx.select({ id: platformUsers.id }).from(platformUsers).limit(1);
    if (someone) return;
    await tx.insert(platformUsers).values({
      ...{ email, name: 'Platform administrator', roleId: await administratorRoleId(tx) },
      passwordHash: await hashPassword(password),
    });
  });
}
