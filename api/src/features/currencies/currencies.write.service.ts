import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, restoreRows } from '../../platform/database/deleted-rows.ts';
import { changeRows, lockVersion, rowsOf } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Versioned } from '../../platform/http/list.schema.ts';
import { lockGlobalSetting } from '../settings/settings.service.ts';
import type { CurrencyFields, CurrencyInput, StoreCurrency, StoreCurrencyList } from './currencies.schema.ts';
import { listCurrencies, readCurrency } from './currencies.service.ts';
import { currencies } from './currencies.table.ts';

/** Adds a currency at the end of the list. Throws VALIDATION for one that the store has. */
export async function addCurrency(tx: Tx, tenantId: string, input: CurrencyInput): Promise<StoreCurrency> {
  const id = uuidv7();
  const position = sql`(select coalesce(max(position) + 1, 0) from currencies where tenant_id = ${tenantId})`;
  await orTaken(tx.insert(currencies).values({ ...input, tenantId, id, position }), {
    currencies_code: ['VALIDATION', 'code'],
  });
  return readCurrency(tx, tenantId, id);
}

/** Throws VERSION_CONFLICT when somebody else saved first, and IS_DEFAULT when the default would be hidden. */
export async function updateCurrency(
  tx: Tx,
  tenantId: string,
  id: string,
  { version, ...input }: Versioned<CurrencyFields>,
): Promise<StoreCurrency> {
  if (input.status === 'hide') await refuseDefault(tx, tenantId, [id], 'status');
  await lockVersion(tx, tenantId, currencies, { id, version });
  await changeRows(tx, tenantId, currencies, [id], input);
  return readCurrency(tx, tenantId, id);
}

/** Throws VALIDATION unless the ids are exactly those of the store's currencies. */
export async function orderCurrencies(tx: Tx, tenantId: string, ids: string[]): Promise<StoreCurrencyList> {
  const rows = await tx
    .select({ id: currencies.id })
    .from(currencies)
    .where(eq(currencies.tenantId, tenantId))
    .orderBy(currencies.id)
    .for('no key update');
  const isComplete = rows.length === ids.length && rows.every(({ id }) => ids.includes(id));
  if (!isComplete) throw new AppError('VALIDATION', [{ field: 'ids', message: 'incomplete' }]);
  await tx
    .update(currencies)
    .set({ position: sql`array_position(${sql.param(ids)}::uuid[], ${currencies.id})` })
    .where(eq(currencies.tenantId, tenantId));
  return listCurrencies(tx, tenantId);
}

/** Throws IS_DEFAULT when the default would be hidden. */
export async function setCurrencyStatus(
  tx: Tx,
  tenantId: string,
  ids: string[],
  status: 'show' | 'hide',
): Promise<void> {
  if (status === 'hide') await refuseDefault(tx, tenantId, ids);
  await changeRows(tx, tenantId, currencies, ids, { status });
}

/** Throws NOT_FOUND, and IS_DEFAULT for the default. Orders name their currency themselves. */
export async function deleteCurrencies(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  await refuseDefault(tx, tenantId, ids);
  if ((await deleteRows(tx, tenantId, currencies, ids)) < ids.length) throw new AppError('NOT_FOUND');
}

/** Undoes that. Throws VALIDATION when the currency was added again. */
export const restoreCurrencies = (tx: Tx, tenantId: string, ids: string[]): Promise<void> =>
  orTaken(restoreRows(tx, tenantId, currencies, ids), { currencies_code: ['VALIDATION', 'code'] });

/** Refuses the default currency, and locks it until the transaction ends. */
async function refuseDefault(tx: Tx, tenantId: string, ids: string[], field?: string): Promise<void> {
  const { default_currency: code } = await lockGlobalSetting(tx, tenantId);
  const [standard] = await tx
    .select({ id: currencies.id })
    .from(currencies)
    .where(and(rowsOf(tenantId, currencies, ids), eq(currencies.code, code)));
  if (!standard) return;
  throw new AppError('IS_DEFAULT', [
    { field: field ?? `ids.${ids.indexOf(standard.id)}`, message: 'default' },
  ]);
}
