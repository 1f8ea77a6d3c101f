import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { languages as platformLanguages } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, restoreRows } from '../../platform/database/deleted-rows.ts';
import { changeRows, lockVersion, rowsOf } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockItems, refuseTwice } from '../../platform/http/bulk-items.ts';
import { lockGlobalSetting } from '../settings/settings.service.ts';
import type { LanguageChange, LanguageInput, LanguageUpdate, StoreLanguage } from './languages.schema.ts';
import { listLanguages, readLanguage } from './languages.service.ts';
import { languages } from './languages.table.ts';

/** Adds a language at the end of the list. Throws VALIDATION for one that the store has. */
export async function addLanguage(tx: Tx, tenantId: string, input: LanguageInput): Promise<StoreLanguage> {
  const [added] = await addLanguages(tx, tenantId, [input], () => 'iso_code');
  if (!added) throw new Error('A language was not written.');
  return added;
}

/** Adds languages at the end of the list: all of them, or none. Throws VALIDATION for one that the store has. */
export async function addLanguages(
  tx: Tx,
  tenantId: string,
  inputs: LanguageInput[],
  fieldOf = (index: number) => `languages.${index}.iso_code`,
): Promise<StoreLanguage[]> {
  const codes = inputs.map((input) => input.iso_code);
  const twice = codes.flatMap((code, index) => (codes.indexOf(code) === index ? [] : [index]));
  if (twice.length > 0) throw taken(twice, fieldOf);
  const rows = inputs.map(({ iso_code: isoCode, name, flag, status = 'show' }, index) => ({
    tenantId,
    id: uuidv7(),
    isoCode,
    name: name ?? platformLanguages[isoCode].name,
    flag: flag ?? platformLanguages[isoCode].flag,
    status,
    position: sql`(select coalesce(max(position) + 1, 0) + ${index}::int from languages where tenant_id = ${tenantId})`,
  }));
  const added = await tx
    .insert(languages)
    .values(rows)
    .onConflictDoNothing({ target: [languages.tenantId, languages.isoCode] })
    .returning({ id: languages.id });
  const ids = new Set(added.map(({ id }) => id));
  const known = rows.flatMap(({ id }, index) => (ids.has(id) ? [] : [index]));
  if (known.length > 0) throw taken(known, fieldOf);
  return (await listLanguages(tx, tenantId)).filter(({ id }) => ids.has(id));
}

const taken = (indexes: number[], fieldOf: (index: number) => string) =>
  new AppError(
    'VALIDATION',
    indexes.map((index) => ({ field: fieldOf(index), message: 'taken' })),
  );

/** Throws VERSION_CONFLICT when somebody else saved first, and IS_DEFAULT when the default would be hidden. */
export async function updateLanguage(
  tx: Tx,
  tenantId: string,
  id: string,
  { version, ...input }: LanguageUpdate,
): Promise<StoreLanguage> {
  if (input.status === 'hide') await refuseDefault(tx, tenantId, [id], () => 'status');
  await lockVersion(tx, tenantId, languages, { id, version });
  await changeRows(tx, tenantId, languages, [id], input);
  return readLanguage(tx, tenantId, id);
}

/** Statuses and places of many languages: all of them change, or none. Throws NOT_FOUND and IS_DEFAULT. */
export async function changeLanguages(
  tx: Tx,
  tenantId: string,
  items: LanguageChange[],
  fieldOf = (index: number) => `items.${index}.status`,
): Promise<number> {
  refuseTwice(items);
  const hidden = items.filter(({ status }) => status === 'hide');
  await refuseDefault(
    tx,
    tenantId,
    hidden.map(({ id }) => id),
    (id) => fieldOf(items.findIndex((item) => item.id === id)),
  );
  await lockItems(tx, tenantId, languages, items);
  for (const { id, status, position } of items) {
    await changeRows(tx, tenantId, languages, [id], { status, position });
  }
  return items.length;
}

/** Deletes all of them, or none. Throws NOT_FOUND, and IS_DEFAULT for the default. Texts written in them stay. */
export async function deleteLanguages(tx: Tx, tenantId: string, ids: string[]): Promise<number> {
  const unique = [...new Set(ids)];
  await refuseDefault(tx, tenantId, unique, (id) => `ids.${ids.indexOf(id)}`);
  const deleted = await deleteRows(tx, tenantId, languages, unique);
  if (deleted < unique.length) throw new AppError('NOT_FOUND');
  return deleted;
}

/** Undoes that. Throws VALIDATION when the language was added again. */
export const restoreLanguages = (tx: Tx, tenantId: string, ids: string[]): Promise<void> =>
  orTaken(restoreRows(tx, tenantId, languages, ids), { languages_iso_code: ['VALIDATION', 'iso_code'] });

/** Refuses the default language, and locks it until the transaction ends. */
async function refuseDefault(
  tx: Tx,
  tenantId: string,
  ids: string[],
  fieldOf: (id: string) => string,
): Promise<void> {
  if (ids.length === 0) return;
  const { default_language: isoCode } = await lockGlobalSetting(tx, tenantId);
  const [standard] = await tx
    .select({ id: languages.id })
    .from(languages)
    .where(and(rowsOf(tenantId, languages, ids), eq(languages.isoCode, isoCode)));
  if (standard) throw new AppError('IS_DEFAULT', [{ field: fieldOf(standard.id), message: 'default' }]);
}
