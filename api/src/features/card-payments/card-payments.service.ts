import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CardProvider } from '../../platform/payments/card-provider.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import {
  cardKey,
  cardProviderOf,
  readCardSettings,
  stripeAddresses,
} from '../card-settings/card-settings.service.ts';
import type { OrderHolder } from '../orders/orders.holder.service.ts';
import { readMyOrder } from '../orders/orders.mine.service.ts';
import type { MyOrder } from '../orders/orders.schema.ts';
import { orders, payments } from '../orders/orders.table.ts';
import type { CardPaymentReply } from './card-payments.schema.ts';
import {
  announceOrder,
  orderOfPayment,
  payBefore,
  readAwaited,
  readCardOrder,
  takeOver,
} from './card-payments.state.service.ts';

export type Given = { config: AppConfig; database: Database };
type Own = { orderId: string; holder: OrderHolder };

/** Returns the store's provider. It is called between transactions, so that no lock waits for it. */
export async function providerOf({ config, database }: Given, tenantId: string): Promise<CardProvider> {
  const key = await cardKey({ config, database });
  const provider = await inTenant(database, tenantId, (tx) => cardProviderOf(tx, tenantId, { config, key }));
  if (!provider) throw new AppError('PAYMENT_PROVIDER');
  return provider;
}

/**
 * Begins the payment of an awaited order, and returns the browser's data for it; the amount is the order's. Null: it is
 * paid already. Throws NOT_FOUND, ORDER_STATE and PAYMENT_PROVIDER.
 */
export async function beginPayment(
  given: Given,
  tenantId: string,
  own: Own,
): Promise<CardPaymentReply | null> {
  const { config, database } = given;
  const { orderId } = own;
  const [order, settings] = await inTenant(database, tenantId, async (tx) => [
    await readAwaited(tx, tenantId, own),
    await readCardSettings(tx, tenantId),
  ]);
  const provider = await providerOf(given, tenantId);
  const { amount, currency, providerRef } = order;
  const payment = providerRef
    ? await provider.read(providerRef)
    : await provider.create({ orderId, amount, currency });
  await inTenant(database, tenantId, async (tx) => {
    await tx
      .update(payments)
      .set({ providerRef: payment.id })
      .where(
        and(eq(payments.tenantId, tenantId), eq(payments.id, order.paymentId), isNull(payments.providerRef)),
      );
    await takeOver(tx, tenantId, orderId, payment);
  });
  if (payment.status === 'held' || payment.status === 'captured') return null;
  return {
    ...{ amount, currency, clientSecret: payment.clientSecret },
    publishableKey: settings?.publishableKey ?? '',
    scriptUrl: stripeAddresses(config).script,
    payBefore: payBefore(order).toISOString(),
  };
}

/** Asks the provider for the state of the payment, and answers with the order as it is then. */
export async function checkPayment(given: Given, tenantId: string, own: Own): Promise<MyOrder> {
  const { database } = given;
  const { orderId, holder } = own;
  const order = await inTenant(database, tenantId, (tx) => readCardOrder(tx, tenantId, own));
  if (order?.paymentStatus === 'awaiting' && order.providerRef)
    await follow(given, tenantId, orderId, order.providerRef);
  return inTenant(database, tenantId, (tx) => readMyOrder(tx, tenantId, holder, orderId));
}

async function follow(given: Given, tenantId: string, orderId: string, providerRef: string): Promise<void> {
  const payment = await (await providerOf(given, tenantId)).read(providerRef);
  await inTenant(given.database, tenantId, (tx) => takeOver(tx, tenantId, orderId, payment));
}

/** Takes a call of the provider. Throws FORBIDDEN for one that is not signed by it, or too old. */
export async function handleProviderEvent(
  given: Given,
  tenantId: string,
  { body, signature }: { body: string; signature: string },
): Promise<void> {
  const provider = await providerOf(given, tenantId).catch(() => null);
  const event = provider?.hear(body, signature);
  if (!event) throw new AppError('FORBIDDEN');
  const { payment: providerRef } = event;
  if (!providerRef) return;
  const orderId = await inTenant(given.database, tenantId, (tx) => orderOfPayment(tx, tenantId, providerRef));
  if (orderId) await follow(given, tenantId, orderId, providerRef);
}

/**
 * Changes the order to payment at the door. The amount that is held on the card is let go first. Throws as
 * `beginPayment`.
 */
export async function payInCash(given: Given, tenantId: string, own: Own): Promise<MyOrder> {
  const { database } = given;
  const { orderId, holder } = own;
  const { providerRef } = await inTenant(database, tenantId, (tx) => readAwaited(tx, tenantId, own));
  if (providerRef) {
    const provider = await providerOf(given, tenantId);
    const { status } = await provider.read(providerRef);
    if (status !== 'cancelled') await provider.cancel(providerRef);
  }
  return inTenant(database, tenantId, async (tx) => {
    const order = await readCardOrder(tx, tenantId, { ...own, lock: true });
    if (order?.paymentStatus === 'awaiting' && order.orderStatus !== 'cancelled') {
      await tx
        .update(payments)
        .set({ provider: 'cash', method: 'Cash', providerRef: null })
        .where(and(eq(payments.tenantId, tenantId), eq(payments.id, order.paymentId)));
      await tx
        .update(orders)
        .set({ paymentMethod: 'Cash', paymentStatus: 'pending', version: sql`${orders.version} + 1` })
        .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
      await announceOrder(tx, tenantId, orderId, order);
    }
    return readMyOrder(tx, tenantId, holder, orderId);
  });
}
