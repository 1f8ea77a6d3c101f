import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { LanguageCode } from '../../platform/http/localized.schema.ts';
import type { LanguageRecord } from './languages.schema.ts';
import { languages } from './languages.table.ts';

const columns = {
  id: languages.id,
  name: languages.name,
  flag: languages.flag,
  iso_code: languages.isoCode,
  status: languages.status,
};

export function listLanguages(tx: Tx, tenantId: string): Promise<LanguageRecord[]> {
  return tx
    .select(columns)
    .from(languages)
    .where(eq(languages.tenantId, tenantId))
    .orderBy(asc(languages.position));
}

/** Those that shoppers may choose. */
export function listShownLanguages(tx: Tx, tenantId: string): Promise<LanguageRecord[]> {
  return tx
    .select(columns)
    .from(languages)
    .where(and(eq(languages.tenantId, tenantId), eq(languages.status, 'show')))
    .orderBy(asc(languages.position));
}

/** The languages of a new store: those the platform speaks, its own first. */
export async function createLanguages(tx: Tx, tenantId: string, own: LanguageCode): Promise<void> {
  const all = Object.entries(platformLanguages).map(([isoCode, language]) => ({ isoCode, ...language }));
  const ordered = [
    ...all.filter(({ isoCode }) => isoCode === own),
    ...all.filter(({ isoCode }) => isoCode !== own),
  ];
  await tx
    .insert(languages)
    .values(
      ordered.map(({ isoCode, name, flag }, position) => ({ tenantId, isoCode, name, flag, position })),
    );
}

/** On the platform itself, where there is no store to ask. */
export const listPlatformLanguages = (): LanguageRecord[] =>
  Object.entries(platformLanguages).map(([iso_code, { id, name, flag }]) => ({
    id,
    name,
    flag,
    iso_code,
    status: 'show',
  }));

const platformLanguages: Record<LanguageCode, { id: string; name: string; flag: string }> = {
  en: { id: '00000000-0000-7000-8000-000000000001', name: 'English', flag: 'US' },
  de: { id: '00000000-0000-7000-8000-000000000002', name: 'Deutsch', flag: 'DE' },
  fr: { id: '00000000-0000-7000-8000-000000000003', name: 'Français', flag: 'FR' },
};
