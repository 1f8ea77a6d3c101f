import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasOrders } from '../settings/settings.check.service.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import type { Currency, StoreCurrency, StoreCurrencyList } from './currencies.schema.ts';
import { currency, storeCurrency } from './currencies.schema.ts';
import { currencies } from './currencies.table.ts';

/** Lists the currencies that shoppers see. */
export function listShownCurrencies(tx: Tx, tenantId: string): Promise<Currency[]> {
  return tx
    .select(columnsOf(currencies, currency))
    .from(currencies)
    .where(and(eq(currencies.tenantId, tenantId), eq(currencies.status, 'show')))
    .orderBy(asc(currencies.position));
}

/** Lists all currencies of the store in its order, as staff see them. */
export async function listCurrencies(tx: Tx, tenantId: string): Promise<StoreCurrencyList> {
  const { default_currency: standard } = await readGlobalSetting(tx, tenantId);
  const rows = await tx
    .select(columnsOf(currencies, storeCurrency))
    .from(currencies)
    .where(eq(currencies.tenantId, tenantId))
    .orderBy(asc(currencies.position), asc(currencies.id));
  return {
    currencies: rows.map((row) => ({ ...row, isDefault: row.code === standard })),
    isFixed: await hasOrders(tx, tenantId),
  };
}

/** Throws NOT_FOUND for an unknown currency and for one of another store. */
export async function readCurrency(tx: Tx, tenantId: string, id: string): Promise<StoreCurrency> {
  const found = (await listCurrencies(tx, tenantId)).currencies.find((currency) => currency.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The currencies that a new store begins with. */
const known = {
  USD: { name: 'US dollar', symbol: '$' },
  EUR: { name: 'Euro', symbol: '€' },
  GBP: { name: 'Pound sterling', symbol: '£' },
  CHF: { name: 'Swiss franc', symbol: 'CHF' },
} as const;
export type CurrencyCode = keyof typeof known;

/** Creates the currencies of a new store: all of them, with only its own shown. */
export async function createCurrencies(tx: Tx, tenantId: string, own: CurrencyCode): Promise<void> {
  const codes = Object.keys(known) as CurrencyCode[];
  await tx.insert(currencies).values(
    codes.map((code) => ({
      tenantId,
      code,
      ...known[code],
      status: code === own ? ('show' as const) : ('hide' as const),
      position: code === own ? 0 : codes.indexOf(code) + 1,
    })),
  );
}
