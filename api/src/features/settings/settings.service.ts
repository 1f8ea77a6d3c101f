import { and, eq } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import { textIn } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Customization } from '../customization/customization.schema.ts';
import { defaultGlobalSetting, defaultPlatformSetting, defaultStoreSetting } from './settings.defaults.ts';
import { readPlatformDocument } from './settings.documents.service.ts';
import type { PlatformDocument } from './settings.platform.schema.ts';
import type { GlobalSetting, PlatformSetting, StoreSeo, StoreSetting } from './settings.schema.ts';
import { settings } from './settings.table.ts';

type PublicPlatformSetting = PlatformSetting & { meta_keywords: string };
type Stored = { body: Record<string, unknown>; version: number };

/** Reads the document of one kind; `version` is 0 when there is none. */
export async function readDocument(
  tx: Tx,
  tenantId: string,
  kind: 'global' | 'store',
  lock?: 'share' | 'update',
): Promise<Stored> {
  const query = tx
    .select({ body: settings.body, version: settings.version })
    .from(settings)
    .where(and(eq(settings.tenantId, tenantId), eq(settings.kind, kind)))
    .$dynamic();
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? { body: {}, version: 0 };
}

/** Settings that the stored document lacks have their default. */
export async function readGlobalSetting(tx: Tx, tenantId: string): Promise<Versioned<GlobalSetting>> {
  const { body, version } = await readDocument(tx, tenantId, 'global');
  return { ...globalOf(body), version };
}

type Versioned<Setting> = Setting & { version: number };

export const globalOf = (body: Partial<GlobalSetting> = {}): GlobalSetting => ({
  ...defaultGlobalSetting,
  ...body,
});

/** Reads the settings as `readGlobalSetting` does, and locks them until the transaction ends. */
export async function lockGlobalSetting(tx: Tx, tenantId: string): Promise<GlobalSetting> {
  return globalOf((await readDocument(tx, tenantId, 'global', 'share')).body);
}

/** Reads the language in which every required text exists. */
export const readDefaultLanguage = async (tx: Tx, tenantId: string): Promise<LanguageCode> =>
  (await readGlobalSetting(tx, tenantId)).default_language;

export async function readStoreSetting(tx: Tx, tenantId: string): Promise<Versioned<StoreSetting>> {
  const { body, version } = await readDocument(tx, tenantId, 'store');
  return { ...storeOf(body), version };
}

/** Completes a document by defaults. Earlier ones say `api` for `browser`. */
export const storeOf = (body: Partial<StoreSetting> = {}): StoreSetting => ({
  ...defaultStoreSetting,
  ...body,
  loadLocaleFrom: body.loadLocaleFrom === 'store' ? 'store' : 'browser',
});

/** Reads both settings in one query. */
export async function readSettings(
  tx: Tx,
  tenantId: string,
): Promise<{ global: GlobalSetting; store: StoreSetting }> {
  const rows = await tx
    .select({ kind: settings.kind, body: settings.body })
    .from(settings)
    .where(eq(settings.tenantId, tenantId));
  const bodyOf = (kind: 'global' | 'store') => rows.find((row) => row.kind === kind)?.body;
  return {
    global: globalOf(bodyOf('global')),
    store: storeOf(bodyOf('store')),
  };
}

export async function writeSettings(
  tx: Tx,
  tenantId: string,
  documents: { global: GlobalSetting; store: StoreSetting },
): Promise<void> {
  await tx.insert(settings).values([
    { tenantId, kind: 'global', body: documents.global },
    { tenantId, kind: 'store', body: documents.store },
  ]);
}

/** Reads the public settings: an empty text has its default, and a title for search engines is the platform's. */
export async function readPlatformSetting(tx: Tx): Promise<PublicPlatformSetting> {
  const { body } = await readPlatformDocument(tx);
  const written = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
  const { platform_title: title, platform_description: description } = written as Partial<PlatformSetting>;
  return {
    ...defaultPlatformSetting,
    ...(title && { meta_title: title }),
    ...(description && { meta_description: description }),
    ...written,
    maintenance: maintenanceOf(body),
  };
}

function maintenanceOf({
  maintenance_from: from,
  maintenance_until: until,
  maintenance_message: message = {},
}: Partial<PlatformDocument>): PlatformSetting['maintenance'] {
  return from && until && new Date(until) > new Date() ? { from, until, message } : null;
}

/** Returns the title and description of the store's pages in one language, with the fallbacks of `textIn`. */
export function seoOf(
  { seo }: Customization,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): StoreSeo {
  return {
    favicon: seo.favicon,
    meta_title: textIn(seo.meta_title, language, defaultLanguage),
    meta_description: textIn(seo.meta_description, language, defaultLanguage),
    meta_keywords: textIn(seo.meta_keywords, language, defaultLanguage),
    meta_img: seo.meta_img,
    meta_url: seo.meta_url,
  };
}
