import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { AddressList } from './products.addresses.schema.ts';
import { addressesPerPart, addressesPerReply } from './products.addresses.schema.ts';
import { products } from './products.table.ts';

const shown = (tenantId: string) =>
  and(eq(products.tenantId, tenantId), eq(products.status, 'show'), isNull(products.deletedAt));

/** Lists the next visible products' addresses for search engines, in the order of the index of slugs. */
export async function listAddresses(tx: Tx, tenantId: string, after: string): Promise<AddressList> {
  const rows = await tx
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(and(shown(tenantId), gt(products.slug, after)))
    .orderBy(asc(products.slug))
    .limit(addressesPerReply);
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}

/** Lists the slugs after which the parts begin: a part's files never need more than an index to be found. */
export async function listAddressParts(
  tx: Tx,
  tenantId: string,
  perPart = addressesPerPart,
): Promise<string[]> {
  const numbered = tx
    .select({
      slug: products.slug,
      place: sql<number>`row_number() over (order by ${products.slug})`.as('place'),
    })
    .from(products)
    .where(shown(tenantId))
    .as('numbered');
  const rows = await tx
    .select({ slug: numbered.slug })
    .from(numbered)
    .where(sql`${numbered.place} % ${perPart}::int = 0`)
    .orderBy(asc(numbered.slug));
  return ['', ...rows.map(({ slug }) => slug)];
}
