import { and, asc, eq } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import { languageCodes, languages as platformLanguages } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import type { LanguageRecord, StoreLanguage } from './languages.schema.ts';
import { languages } from './languages.table.ts';

const columns = {
  id: languages.id,
  name: languages.name,
  flag: languages.flag,
  iso_code: languages.isoCode,
  status: languages.status,
};

/** Lists all languages of the store in its order, as staff see them. */
export async function listLanguages(tx: Tx, tenantId: string): Promise<StoreLanguage[]> {
  const standard = await readDefaultLanguage(tx, tenantId);
  const rows = await tx
    .select({ ...columns, position: languages.position, version: languages.version })
    .from(languages)
    .where(eq(languages.tenantId, tenantId))
    .orderBy(asc(languages.position), asc(languages.id));
  return rows.map((row) => ({ ...row, isDefault: row.iso_code === standard }));
}

/** Throws NOT_FOUND for an unknown language and for one of another store. */
export async function readLanguage(tx: Tx, tenantId: string, id: string): Promise<StoreLanguage> {
  const found = (await listLanguages(tx, tenantId)).find((language) => language.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Lists the languages that shoppers can choose. */
export function listShownLanguages(tx: Tx, tenantId: string): Promise<LanguageRecord[]> {
  return tx
    .select(columns)
    .from(languages)
    .where(and(eq(languages.tenantId, tenantId), eq(languages.status, 'show')))
    .orderBy(asc(languages.position));
}

/** Creates the languages of a new store: those of the platform, its default one first. */
export async function createLanguages(tx: Tx, tenantId: string, own: LanguageCode): Promise<void> {
  const ordered = [own, ...languageCodes.filter((code) => code !== own)];
  const rows = ordered.map((isoCode, position) => {
    const { name, flag } = platformLanguages[isoCode];
    return { tenantId, isoCode, name, flag, position };
  });
  await tx.insert(languages).values(rows);
}

/** Lists the platform's own languages. */
export const listPlatformLanguages = (): LanguageRecord[] =>
  languageCodes.map((iso_code, index) => {
    const { name, flag } = platformLanguages[iso_code];
    const id = `00000000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`;
    return { id, name, flag, iso_code, status: 'show' };
  });
