import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { LanguageCode } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { columnsOf, lockRows } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Address, Me } from './customers.schema.ts';
import { address } from './customers.schema.ts';
import { addresses, customers } from './customers.table.ts';

const addressColumns = columnsOf(addresses, address);

const ofCustomer = (tenantId: string, customerId: string) =>
  and(eq(addresses.tenantId, tenantId), eq(addresses.customerId, customerId));

/** Returns the condition for the customer of an order; nobody for the order of a guest. */
export const isCustomer = (id: string | null): SQL => (id === null ? sql`false` : eq(customers.id, id));

/** Reads the shopper with their addresses, the default one first. */
export async function readMe(tx: Tx, tenantId: string, customerId: string): Promise<Me> {
  const [row] = await tx
    .select({
      id: customers.id,
      name: customers.name,
      email: customers.email,
      phone: customers.phone,
      image: customers.image,
      locale: customers.locale,
      ordersCount: customers.ordersCount,
      totalSpent: customers.totalSpent,
    })
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.id, customerId)));
  if (!row) throw new AppError('NOT_FOUND');
  return { ...row, addresses: await readAddresses(tx, tenantId, customerId) };
}

/** Reads a customer's addresses, the default one first. */
export const readAddresses = (tx: Tx, tenantId: string, customerId: string): Promise<Address[]> =>
  tx
    .select(addressColumns)
    .from(addresses)
    .where(ofCustomer(tenantId, customerId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt));

/** The delivery address of an order. */
export type DeliveryAddress = {
  name: string;
  contact: string;
  address: string;
  city: string;
  country: string;
  zipCode: string;
  deliveryNote: string;
};

/** Returns the fields by which two addresses are the same; the note to the driver may differ. */
const placeOf = (address: { name: string; line1: string; city: string; zipCode: string; country: string }) =>
  [address.name, address.line1, address.city, address.zipCode, address.country]
    .map((part) => part.trim().toLowerCase())
    .join('\n');

const givenOf = ({
  address: line1,
  name,
  contact,
  city,
  country,
  zipCode,
  deliveryNote,
}: DeliveryAddress) => ({
  line1,
  name,
  contact,
  city,
  country,
  zipCode,
  deliveryNote,
});

type KnownAddress = Awaited<ReturnType<typeof findAddress>>;

/** Whether nothing would change: it equals the default address in every field. */
const isRemembered = (
  known: KnownAddress,
  { contact, deliveryNote }: Pick<DeliveryAddress, 'contact' | 'deliveryNote'>,
): boolean => Boolean(known?.isDefault) && known?.contact === contact && known.deliveryNote === deliveryNote;

/** Makes an order's address the shopper's default one. An address that is saved already is not saved again. */
export async function rememberAddress(
  tx: Tx,
  tenantId: string,
  customerId: string,
  address: DeliveryAddress,
): Promise<void> {
  const given = givenOf(address);
  if (isRemembered(await findAddress(tx, tenantId, customerId, given), given)) return;
  // Concurrent orders of one shopper run one after the other, so that there is one default address.
  await lockRows(tx, tenantId, customers, [customerId], 'no key update');
  const known = await findAddress(tx, tenantId, customerId, given);
  if (isRemembered(known, given)) return;
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(ofCustomer(tenantId, customerId), eq(addresses.isDefault, true)));
  await tx
    .insert(addresses)
    .values({ tenantId, customerId, ...given, isDefault: true, id: known?.id ?? uuidv7() })
    .onConflictDoUpdate({
      target: [addresses.tenantId, addresses.id],
      set: { contact: given.contact, deliveryNote: given.deliveryNote, isDefault: true },
    });
}

type Given = Omit<DeliveryAddress, 'address'> & { line1: string };

/** Finds the shopper's saved address with the same place, if there is one. */
async function findAddress(tx: Tx, tenantId: string, customerId: string, given: Given) {
  const query = prepared(tx, 'customer_addresses', () =>
    tx
      .select(addressColumns)
      .from(addresses)
      .where(
        and(
          eq(addresses.tenantId, sql.placeholder('tenantId')),
          eq(addresses.customerId, sql.placeholder('customerId')),
        ),
      )
      .prepare('customer_addresses'),
  );
  const all = await query.execute({ tenantId, customerId });
  return all.find((address) => placeOf(address) === placeOf(given));
}

/**
 * Counts an order for its shopper, and returns the shopper's language. Throws SESSION_ENDED for a shopper who was
 * blocked since the request began.
 */
export async function countOrder(
  tx: Tx,
  tenantId: string,
  customerId: string,
): Promise<{ locale: LanguageCode }> {
  const query = prepared(tx, 'count_order', () =>
    tx
      .update(customers)
      // Drizzle would use the time at which it builds the statement.
      .set({ ordersCount: sql`${customers.ordersCount} + 1`, lastOrderAt: sql`now()`, updatedAt: sql`now()` })
      .where(
        and(
          eq(customers.tenantId, sql.placeholder('tenantId')),
          eq(customers.id, sql.placeholder('customerId')),
          eq(customers.status, 'active'),
        ),
      )
      .returning({ locale: customers.locale })
      .prepare('count_order'),
  );
  const [row] = await query.execute({ tenantId, customerId });
  if (!row) throw new AppError('SESSION_ENDED');
  return row;
}
