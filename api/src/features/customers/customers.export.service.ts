import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { withIsoTimes } from '../../platform/database/list.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { mails } from '../../platform/mail/mails.table.ts';
import { identities } from '../auth/auth.table.ts';
import { exportRequests } from '../back-in-stock/back-in-stock.service.ts';
import { couponRedemptions } from '../coupons/coupons.redemptions.table.ts';
import { coupons } from '../coupons/coupons.table.ts';
import { favourites } from '../favourites/favourites.table.ts';
import { orderLines, orders } from '../orders/orders.table.ts';
import { exportReviews } from '../reviews/reviews.service.ts';
import { sessions } from '../sessions/sessions.table.ts';
import type { CustomerExport } from './customers.export.schema.ts';
import { ownsAddress } from './customers.guests.service.ts';
import { readCustomer } from './customers.staff.service.ts';

/** Exports everything but the mails, which a store's role cannot read. The audit log records who took it. */
export async function exportCustomer(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  id: string,
): Promise<Omit<CustomerExport, 'mails'>> {
  const customer = await readCustomer(tx, tenantId, id);
  const linked = await tx
    .select({ provider: identities.provider, subject: identities.subject, email: identities.email })
    .from(identities)
    .where(and(eq(identities.tenantId, tenantId), eq(identities.customerId, id)));
  const opened = await tx
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, id)))
    .orderBy(asc(sessions.createdAt));
  const redeemed = await tx
    .select({
      couponCode: coupons.couponCode,
      amount: couponRedemptions.amount,
      createdAt: couponRedemptions.createdAt,
    })
    .from(couponRedemptions)
    .innerJoin(
      coupons,
      and(eq(coupons.tenantId, couponRedemptions.tenantId), eq(coupons.id, couponRedemptions.couponId)),
    )
    .where(and(eq(couponRedemptions.tenantId, tenantId), eq(couponRedemptions.customerId, id)))
    .orderBy(asc(couponRedemptions.createdAt));
  const reviewed = await exportReviews(tx, tenantId, id);
  const marked = await tx
    .select({ productId: favourites.productId })
    .from(favourites)
    .where(and(eq(favourites.tenantId, tenantId), eq(favourites.customerId, id)));
  const verifiedAt = customer.emailVerifiedAt ? new Date(customer.emailVerifiedAt) : null;
  const email = ownsAddress(actor, { verifiedAt }) ? customer.email : null;
  const bought = await readOrders(tx, tenantId, { id, email });
  const wished = email === null ? [] : await exportRequests(tx, tenantId, email);
  await recordAct(tx, {
    ...actorOf(actor),
    action: 'customers.export',
    tenantId,
    details: { customerId: id },
  });
  return {
    exportedAt: new Date().toISOString(),
    customer,
    identities: linked,
    sessions: opened.map(withIsoTimes),
    orders: bought,
    coupons: redeemed.map(withIsoTimes),
    reviews: reviewed.map(withIsoTimes),
    favourites: marked.map(({ productId }) => productId),
    wishes: wished.map(withIsoTimes),
  };
}

/** Reads a customer's orders, with the guest orders of the same address when it is known to be theirs. */
async function readOrders(
  tx: Tx,
  tenantId: string,
  { id: customerId, email }: { id: string; email: string | null },
): Promise<CustomerExport['orders']> {
  const theirs = and(
    eq(orders.tenantId, tenantId),
    or(eq(orders.customerId, customerId), email === null ? undefined : eq(orders.guestEmail, email)),
  );
  const rows = await tx
    .select({
      id: orders.id,
      prefix: orders.orderPrefix,
      invoice: orders.invoice,
      status: orders.status,
      placedAt: orders.placedAt,
      currency: orders.currency,
      subTotal: orders.subTotal,
      discount: orders.discount,
      shippingCost: orders.shippingCost,
      tax: orders.tax,
      total: orders.total,
      couponCode: orders.couponCode,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      cancelReason: orders.cancelReason,
      userInfo: orders.userInfo,
      notes: orders.notes,
    })
    .from(orders)
    .where(theirs)
    .orderBy(asc(orders.placedAt));
  const ids = tx.select({ id: orders.id }).from(orders).where(theirs);
  const lines = await tx
    .select({
      orderId: orderLines.orderId,
      title: orderLines.title,
      variantLabel: orderLines.variantLabel,
      sku: orderLines.sku,
      qtyOrdered: orderLines.qtyOrdered,
      unitPrice: orderLines.unitPrice,
      lineTotal: orderLines.lineTotal,
    })
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.position));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map(({ id, prefix, invoice, ...row }) => ({
    ...withIsoTimes(row),
    number: `${prefix}${invoice}`,
    lines: (linesOf.get(id) ?? []).map(({ orderId: _, ...line }) => line),
  }));
}

/** Runs on the platform's tables. The texts are left out, as their links open accounts. */
export async function exportMails(tx: Tx, tenantId: string, email: string): Promise<CustomerExport['mails']> {
  const rows = await tx
    .select({
      kind: mails.kind,
      subject: mails.subject,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(and(eq(mails.tenantId, tenantId), eq(mails.recipient, email)))
    .orderBy(asc(mails.createdAt));
  return rows.map(withIsoTimes);
}
