import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { platformSettings } from '../settings/settings.table.ts';
import type { ReleaseNotice, ReleaseSettings } from './telemetry.schema.ts';

const defaults: ReleaseSettings = { demoteOn: true, demoteAfterVisitors: 5, demoteWithinMinutes: 10 };
const mostNotices = 20;

/** Documents of the platform's settings. */
const key = { settings: 'releases', notices: 'release-notices' } as const;

async function readBody(tx: Tx, which: string): Promise<Record<string, unknown>> {
  const [row] = await tx
    .select({ body: platformSettings.body })
    .from(platformSettings)
    .where(eq(platformSettings.key, which));
  return row?.body ?? {};
}

async function writeBody(tx: Tx, which: string, body: Record<string, unknown>): Promise<void> {
  const updatedAt = new Date();
  await tx
    .insert(platformSettings)
    .values({ key: which, body, updatedAt })
    .onConflictDoUpdate({ target: platformSettings.key, set: { body, updatedAt } });
}

export async function readReleaseSettings(tx: Tx): Promise<ReleaseSettings> {
  return { ...defaults, ...(await readBody(tx, key.settings)) };
}

export async function writeReleaseSettings(
  tx: Tx,
  user: Principal,
  settings: ReleaseSettings,
): Promise<ReleaseSettings> {
  const before = await readReleaseSettings(tx);
  await writeBody(tx, key.settings, settings);
  await recordAct(tx, {
    ...actorOf(user),
    action: 'releases.settings',
    tenantId: null,
    details: { ...settings, before },
  });
  return settings;
}

/** Newest first. */
export async function readNotices(tx: Tx): Promise<ReleaseNotice[]> {
  const { notices = [] } = (await readBody(tx, key.notices)) as { notices?: ReleaseNotice[] };
  return notices;
}

/** The caller holds `lockCompositions`, so that no notice is lost. */
export async function addNotice(tx: Tx, notice: Omit<ReleaseNotice, 'at'>): Promise<void> {
  const at = new Date().toISOString();
  const notices = [{ at, ...notice }, ...(await readNotices(tx))].slice(0, mostNotices);
  await writeBody(tx, key.notices, { notices });
}
