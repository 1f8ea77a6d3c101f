import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { textIn } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { customers } from '../customers/customers.table.ts';
import { queueMail } from '../mails/mails.service.ts';
import { products, variants } from '../products/products.table.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import { choose } from '../shopper-mails/shopper-mails.choices.service.ts';
import type { BackInStockInput, BackInStockReply, BackInStockRequest } from './back-in-stock.schema.ts';
import { backInStock } from './back-in-stock.table.ts';

/** `customerId`: the signed-in shopper whose own address it is. */
type Asker = { tenant: HostTenant; customerId: string | null; linkTo: (path: string) => string };

const shownVariant = (tenantId: string) =>
  and(
    eq(variants.tenantId, tenantId),
    eq(variants.status, 'show'),
    isNull(variants.deletedAt),
    eq(products.status, 'show'),
  );
const ofVariant = and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId));

/**
 * Keeps the request for a mail. The confirmed address of an account needs no more; any other address gets a mail that
 * asks. A repetition is the same request. Throws NOT_FOUND for a variant that is not shown.
 */
export async function requestMail(
  tx: Tx,
  tenantId: string,
  { tenant, customerId, linkTo }: Asker,
  { variantId, language, ...given }: BackInStockInput,
): Promise<BackInStockReply> {
  const email = given.email.toLowerCase();
  const [goods] = await tx
    .select({ title: products.title })
    .from(variants)
    .innerJoin(products, ofVariant)
    .where(and(shownVariant(tenantId), eq(variants.id, variantId)));
  if (!goods) throw new AppError('NOT_FOUND');
  await forgetUnconfirmed(tx, tenantId);
  const isProved = customerId !== null && (await hasProvedAddress(tx, tenantId, customerId));
  const confirmedAt = isProved ? new Date() : null;
  const token = randomBytes(24).toString('base64url');
  const [row] = await tx
    .insert(backInStock)
    .values({ tenantId, variantId, email, language, token, confirmedAt })
    .onConflictDoUpdate({
      target: [backInStock.tenantId, backInStock.variantId, backInStock.email],
      set: { language, confirmedAt: confirmedAt ?? sql`${backInStock.confirmedAt}` },
    })
    .returning({ token: backInStock.token });
  if (!row) throw new Error('No request was written.');
  if (isProved) {
    await wantMails(tx, tenantId, email);
    return { isConfirmed: true, token: row.token };
  }
  await queueMail(tx, {
    ...{ tenant, kind: 'confirm_back_in_stock', recipient: { email, name: '', locale: language } },
    link: linkTo(`/back-in-stock?token=${row.token}`),
    facts: { product: textIn(goods.title, language, await readDefaultLanguage(tx, tenantId)) },
  });
  return { isConfirmed: false, token: null };
}

async function hasProvedAddress(tx: Tx, tenantId: string, customerId: string): Promise<boolean> {
  const [row] = await tx
    .select({ provedAt: customers.emailVerifiedAt })
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.id, customerId)));
  return row?.provedAt != null;
}

/** Addresses that nobody has confirmed for two days are not kept. */
const forgetUnconfirmed = (tx: Tx, tenantId: string) =>
  tx
    .delete(backInStock)
    .where(
      and(
        eq(backInStock.tenantId, tenantId),
        isNull(backInStock.confirmedAt),
        lt(backInStock.createdAt, sql`now() - interval '2 days'`),
      ),
    );

/** Switches these mails on again, as the person has just asked for one. */
const wantMails = (tx: Tx, tenantId: string, email: string) =>
  choose(tx, tenantId, { email, topic: 'back_in_stock', isOn: true });

const ofToken = (tenantId: string, token: string) =>
  and(eq(backInStock.tenantId, tenantId), eq(backInStock.token, token));

/** Throws NOT_FOUND. */
export async function readRequest(tx: Tx, tenantId: string, token: string): Promise<BackInStockRequest> {
  const [row] = await tx
    .select({ title: products.title, slug: products.slug, confirmedAt: backInStock.confirmedAt })
    .from(backInStock)
    .innerJoin(
      variants,
      and(eq(variants.tenantId, backInStock.tenantId), eq(variants.id, backInStock.variantId)),
    )
    .innerJoin(products, ofVariant)
    .where(and(ofToken(tenantId, token), shownVariant(tenantId)));
  if (!row) throw new AppError('NOT_FOUND');
  return { title: row.title, slug: row.slug, isConfirmed: row.confirmedAt !== null };
}

/** Throws NOT_FOUND. */
export async function confirmRequest(tx: Tx, tenantId: string, token: string): Promise<BackInStockRequest> {
  const [row] = await tx
    .update(backInStock)
    .set({ confirmedAt: sql`coalesce(${backInStock.confirmedAt}, now())` })
    .where(ofToken(tenantId, token))
    .returning({ email: backInStock.email });
  if (row) await wantMails(tx, tenantId, row.email);
  return readRequest(tx, tenantId, token);
}

/** Deletes a request. One that is gone already is no error. */
export async function deleteRequest(tx: Tx, tenantId: string, token: string): Promise<void> {
  await tx.delete(backInStock).where(ofToken(tenantId, token));
}

/** Returns the requests of an address, for the person's own copy of their data. */
export const exportRequests = (tx: Tx, tenantId: string, email: string) =>
  tx
    .select({
      productId: variants.productId,
      variantId: backInStock.variantId,
      createdAt: backInStock.createdAt,
      confirmedAt: backInStock.confirmedAt,
    })
    .from(backInStock)
    .innerJoin(
      variants,
      and(eq(variants.tenantId, backInStock.tenantId), eq(variants.id, backInStock.variantId)),
    )
    .where(and(eq(backInStock.tenantId, tenantId), eq(backInStock.email, email.toLowerCase())))
    .orderBy(asc(backInStock.createdAt));
