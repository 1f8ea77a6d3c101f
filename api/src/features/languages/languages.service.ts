import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
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
