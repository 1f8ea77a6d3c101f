import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Currency } from './currencies.schema.ts';
import { currencies } from './currencies.table.ts';

/** The currencies that shoppers see. */
export function listShownCurrencies(tx: Tx, tenantId: string): Promise<Currency[]> {
  return tx
    .select({
      id: currencies.id,
      name: currencies.name,
      code: currencies.code,
      symbol: currencies.symbol,
      status: currencies.status,
    })
    .from(currencies)
    .where(and(eq(currencies.tenantId, tenantId), eq(currencies.status, 'show')))
    .orderBy(asc(currencies.position));
}

/** The currencies that a store can sell in. */
const known = {
  USD: { name: 'US dollar', symbol: '$' },
  EUR: { name: 'Euro', symbol: '€' },
  GBP: { name: 'Pound sterling', symbol: '£' },
  CHF: { name: 'Swiss franc', symbol: 'CHF' },
} as const;
export type CurrencyCode = keyof typeof known;

/** The currencies of a new store: all of them, with only its own shown. */
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
