import type { Tx } from '../../platform/database/database.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { readPlatformDocument, savePlatformDocument } from '../settings/settings.documents.service.ts';
import type { ReleaseSettings } from './telemetry.schema.ts';

const defaults: Omit<ReleaseSettings, 'version'> = {
  demandBrowserCheck: false,
  demoteOn: true,
  demoteAfterVisitors: 5,
  demoteWithinMinutes: 10,
};

const key = 'releases';

export async function readReleaseSettings(tx: Tx): Promise<ReleaseSettings> {
  const { body, version } = await readPlatformDocument<ReleaseSettings>(tx, key);
  return { ...defaults, ...body, version };
}

/** Throws VERSION_CONFLICT when somebody saved meanwhile. */
export async function saveReleaseSettings(
  tx: Tx,
  user: Principal,
  input: ReleaseSettings,
): Promise<ReleaseSettings> {
  const before = await readReleaseSettings(tx);
  const saved = await savePlatformDocument(tx, key, input);
  await recordAct(tx, {
    ...actorOf(user),
    action: 'releases.settings',
    tenantId: null,
    details: { ...saved, before },
  });
  return saved;
}
