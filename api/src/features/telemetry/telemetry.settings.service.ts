import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { platformSettings } from '../settings/settings.table.ts';
import type { ReleaseSettings } from './telemetry.schema.ts';

const defaults: ReleaseSettings = {
  demandBrowserCheck: false,
  demoteOn: true,
  demoteAfterVisitors: 5,
  demoteWithinMinutes: 10,
};

/** A document of the platform's settings. */
const key = 'releases';

export async function readReleaseSettings(tx: Tx): Promise<ReleaseSettings> {
  const [row] = await tx
    .select({ body: platformSettings.body })
    .from(platformSettings)
    .where(eq(platformSettings.key, key));
  return { ...defaults, ...row?.body };
}

export async function writeReleaseSettings(
  tx: Tx,
  user: Principal,
  settings: ReleaseSettings,
): Promise<ReleaseSettings> {
  const before = await readReleaseSettings(tx);
  const updatedAt = new Date();
  await tx
    .insert(platformSettings)
    .values({ key, body: settings, updatedAt })
    .onConflictDoUpdate({ target: platformSettings.key, set: { body: settings, updatedAt } });
  await recordAct(tx, {
    ...actorOf(user),
    action: 'releases.settings',
    tenantId: null,
    details: { ...settings, before },
  });
  return settings;
}
