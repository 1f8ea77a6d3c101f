import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AddressInput, Me } from './customers.schema.ts';
import { readMe } from './customers.service.ts';
import { addresses, customers } from './customers.table.ts';

const most = 50;

const ofCustomer = (tenantId: string, customerId: string) =>
  and(eq(addresses.tenantId, tenantId), eq(addresses.customerId, customerId));

/** Changes of one book run one after the other, also beside an order, so that one address is the default. */
const lockBook = (tx: Tx, tenantId: string, customerId: string) =>
  lockRows(tx, tenantId, customers, [customerId], 'no key update');

const noDefaultBut = (tx: Tx, tenantId: string, customerId: string, id: string | null) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(
      and(
        ofCustomer(tenantId, customerId),
        eq(addresses.isDefault, true),
        id === null ? undefined : ne(addresses.id, id),
      ),
    );

/** Adds an address. The first one is the default one in any case. Throws VALIDATION for a full book. */
export async function addAddress(
  tx: Tx,
  tenantId: string,
  customerId: string,
  input: AddressInput,
): Promise<Me> {
  await lockBook(tx, tenantId, customerId);
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(addresses)
    .where(ofCustomer(tenantId, customerId));
  const count = counted?.count ?? 0;
  if (count >= most) throw new AppError('VALIDATION', [{ field: 'addresses', message: 'too_many' }]);
  const isDefault = input.isDefault || count === 0;
  if (isDefault) await noDefaultBut(tx, tenantId, customerId, null);
  await tx.insert(addresses).values({ ...input, tenantId, customerId, isDefault });
  return readMe(tx, tenantId, customerId);
}

/**
 * Changes an address. The default one stays it until another one is made the default. Throws NOT_FOUND for somebody
 * else's.
 */
export async function saveAddress(
  tx: Tx,
  tenantId: string,
  customerId: string,
  id: string,
  { isDefault, ...fields }: AddressInput,
): Promise<Me> {
  await lockBook(tx, tenantId, customerId);
  const mine = and(ofCustomer(tenantId, customerId), eq(addresses.id, id));
  const [known] = await tx.select({ id: addresses.id }).from(addresses).where(mine);
  if (!known) throw new AppError('NOT_FOUND');
  if (isDefault) await noDefaultBut(tx, tenantId, customerId, id);
  await tx
    .update(addresses)
    .set({ ...fields, ...(isDefault && { isDefault }), version: sql`${addresses.version} + 1` })
    .where(mine);
  return readMe(tx, tenantId, customerId);
}

/** Deletes an address. After the default one, the newest becomes the default. Throws NOT_FOUND for somebody else's. */
export async function deleteAddress(tx: Tx, tenantId: string, customerId: string, id: string): Promise<Me> {
  await lockBook(tx, tenantId, customerId);
  const [gone] = await tx
    .delete(addresses)
    .where(and(ofCustomer(tenantId, customerId), eq(addresses.id, id)))
    .returning({ isDefault: addresses.isDefault });
  if (!gone) throw new AppError('NOT_FOUND');
  const newest = tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(ofCustomer(tenantId, customerId))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(1);
  if (gone.isDefault)
    await tx
      .update(addresses)
      .set({ isDefault: true })
      .where(and(ofCustomer(tenantId, customerId), eq(addresses.id, newest)));
  return readMe(tx, tenantId, customerId);
}
