import { and, eq } from 'drizzle-orm';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { globalProblems, storeProblems } from './settings.check.service.ts';
import type { GlobalSetting, StoreSetting } from './settings.schema.ts';
import { globalOf, readDocument, readGlobalSetting, readStoreSetting, storeOf } from './settings.service.ts';
import { settings } from './settings.table.ts';

type Kind = 'global' | 'store';
/** The fields that change. Version 0 is that of a document which does not exist yet. */
type Change<Setting> = Partial<Setting> & { version: number };

/** Throws VERSION_CONFLICT when somebody saved meanwhile, and VALIDATION. */
export async function saveGlobalSetting(
  tx: Tx,
  tenantId: string,
  { version, ...change }: Change<GlobalSetting>,
): Promise<GlobalSetting & { version: number }> {
  // Hiding a language or a currency locks the same row, so that the default is never a hidden one.
  const stored = await lock(tx, tenantId, 'global', version);
  const before = globalOf(stored);
  const next = { ...before, ...change };
  const problems = await globalProblems(tx, tenantId, { before, next });
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
  await write(tx, tenantId, 'global', { version, body: { ...stored, ...change } });
  // The names of variants follow the default language, and prices the currency.
  const isOther = (field: keyof GlobalSetting) => next[field] !== before[field];
  if (isOther('default_language') || isOther('default_currency')) await catalogChanged(tx, tenantId);
  return readGlobalSetting(tx, tenantId);
}

/** Saves the store's setting. Throws as `saveGlobalSetting`. */
export async function saveStoreSetting(
  tx: Tx,
  tenantId: string,
  { version, ...change }: Change<StoreSetting>,
): Promise<StoreSetting & { version: number }> {
  const stored = await lock(tx, tenantId, 'store', version);
  const problems = storeProblems({ ...storeOf(stored), ...change });
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
  await write(tx, tenantId, 'store', { version, body: { ...stored, ...change } });
  return readStoreSetting(tx, tenantId);
}

async function lock(tx: Tx, tenantId: string, kind: Kind, version: number): Promise<Record<string, unknown>> {
  const stored = await readDocument(tx, tenantId, kind, 'update');
  if (stored.version !== version) throw new AppError('VERSION_CONFLICT');
  return stored.body;
}

async function write(
  tx: Tx,
  tenantId: string,
  kind: Kind,
  { version, body }: { version: number; body: Record<string, unknown> },
): Promise<void> {
  const written =
    version === 0
      ? await tx
          .insert(settings)
          .values({ tenantId, kind, body })
          .onConflictDoNothing()
          .returning({ id: settings.id })
      : await tx
          .update(settings)
          .set({ body, version: version + 1 })
          .where(and(eq(settings.tenantId, tenantId), eq(settings.kind, kind)))
          .returning({ id: settings.id });
  // Two first saves at once: the second one finds the row of the first.
  if (written.length === 0) throw new AppError('VERSION_CONFLICT');
}

/** Drops the caches of this store in every process: its settings, hosts and catalogue, and the pages made of them. */
export async function clearCaches(tx: Tx, tenantId: string): Promise<void> {
  await announce(tx, { kind: 'settings', tenantId });
  await announce(tx, { kind: 'tenants', tenantId });
  await catalogChanged(tx, tenantId);
}

/** Drops the caches of the platform and all its stores. */
export async function clearAllCaches(tx: Tx): Promise<void> {
  await announce(tx, { kind: 'settings' });
  await announce(tx, { kind: 'tenants' });
}
