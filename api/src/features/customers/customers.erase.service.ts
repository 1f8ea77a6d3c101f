import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { fallbackLanguage } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { forgetDeleted } from '../../platform/database/deleted-rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import { idempotencyKeys } from '../../platform/http/idempotency.table.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { oneTimeTokens } from '../accounts/accounts.table.ts';
import { identities } from '../auth/auth.table.ts';
import { carts } from '../cart/cart.table.ts';
import { favourites } from '../favourites/favourites.table.ts';
import { forgetMessages } from '../messages/messages.service.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { orderDrafts } from '../order-drafts/order-drafts.table.ts';
import { finalStatuses } from '../orders/order-states.ts';
import { orders } from '../orders/orders.table.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { forgetReviews } from '../reviews/reviews.service.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { joinGuestOrders, ownsAddress } from './customers.guests.service.ts';
import type { Customer } from './customers.staff.schema.ts';
import { ofCustomer, readCustomer } from './customers.staff.service.ts';
import { addresses, customerNotes, customers } from './customers.table.ts';

/**
 * Removes everything that says who a customer is. The row stays, as orders name it; orders stay with their goods,
 * amounts and country, which the store's books need. Throws VALIDATION when the e-mail is another one, and IN_USE
 * while an order is under way, as it could not be delivered. Orders of the same address without an account go with it.
 */
export async function eraseCustomer(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  { id, email }: { id: string; email: string },
): Promise<Customer> {
  const [known] = await tx
    .select({ email: customers.email, status: customers.status, verifiedAt: customers.emailVerifiedAt })
    .from(customers)
    .where(ofCustomer(tenantId, id))
    .for('update');
  if (!known || known.status === 'erased') throw new AppError('NOT_FOUND');
  if (known.email !== email) throw new AppError('VALIDATION', [{ field: 'email', message: 'differs' }]);
  if (ownsAddress(actor, known)) await joinGuestOrders(tx, tenantId, id, { all: true });
  await refuseOpenOrders(tx, tenantId, id);
  await forgetInOrders(tx, tenantId, id);
  // Mails and the timelines of orders, which a store's role cannot change (security.sql).
  await tx.execute(sql`select larder_forget_customer(${id}::uuid)`);
  await forgetAccount(tx, tenantId, id);
  const details = { customerId: id };
  await recordAct(tx, { ...actorOf(actor), action: 'customers.erase', tenantId, details });
  return readCustomer(tx, tenantId, id);
}

async function refuseOpenOrders(tx: Tx, tenantId: string, customerId: string): Promise<void> {
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.customerId, customerId),
        notInArray(orders.status, [...finalStatuses]),
      ),
    )
    .limit(1);
  if (open) throw new AppError('IN_USE', [{ field: 'orders', message: 'under_way' }]);
}

const nobody = { name: '', contact: '', email: '', address: '', city: '', zipCode: '', deliveryNote: '' };

async function forgetInOrders(tx: Tx, tenantId: string, customerId: string): Promise<void> {
  const theirs = and(eq(orders.tenantId, tenantId), eq(orders.customerId, customerId));
  await tx
    .update(orders)
    .set({
      userInfo: sql`${orders.userInfo} || ${JSON.stringify(nobody)}::jsonb`,
      searchText: sql`' ' || ${orders.invoice}::text`,
      notes: '',
    })
    .where(theirs);
  await tx
    .update(refunds)
    .set({ reason: '' })
    .where(
      and(
        eq(refunds.tenantId, tenantId),
        inArray(refunds.orderId, tx.select({ id: orders.id }).from(orders).where(theirs)),
      ),
    );
  // A notification about an order begins with the name.
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.tenantId, tenantId),
        inArray(notifications.orderId, tx.select({ id: orders.id }).from(orders).where(theirs)),
      ),
    );
  await forgetDeleted(tx, tenantId, notifications, {});
}

async function forgetAccount(tx: Tx, tenantId: string, id: string): Promise<void> {
  await forgetMessages(tx, tenantId, id);
  await forgetReviews(tx, tenantId, id);
  await tx.delete(carts).where(and(eq(carts.tenantId, tenantId), eq(carts.customerId, id)));
  await tx.delete(favourites).where(and(eq(favourites.tenantId, tenantId), eq(favourites.customerId, id)));
  await tx.delete(addresses).where(and(eq(addresses.tenantId, tenantId), eq(addresses.customerId, id)));
  await tx.delete(orderDrafts).where(and(eq(orderDrafts.tenantId, tenantId), eq(orderDrafts.customerId, id)));
  await forgetDeleted(tx, tenantId, orderDrafts, { customer_id: id });
  await tx
    .delete(customerNotes)
    .where(and(eq(customerNotes.tenantId, tenantId), eq(customerNotes.customerId, id)));
  await forgetDeleted(tx, tenantId, customerNotes, { customer_id: id });
  await tx.delete(identities).where(and(eq(identities.tenantId, tenantId), eq(identities.customerId, id)));
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tenantId, tenantId), eq(oneTimeTokens.userId, id)));
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenantId, tenantId), eq(idempotencyKeys.actorId, id)));
  await tx.delete(sessions).where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, id)));
  await tx
    .update(customers)
    .set({
      name: '',
      // Unique in the store, and no mailbox.
      email: `${id}@erased.invalid`,
      phone: '',
      image: null,
      passwordHash: null,
      emailVerifiedAt: null,
      locale: fallbackLanguage,
      status: 'erased',
      tags: [],
      blockedReason: '',
      blockedAt: null,
      erasedAt: new Date(),
      version: sql`${customers.version} + 1`,
    })
    .where(ofCustomer(tenantId, id));
}
