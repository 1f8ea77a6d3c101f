import { and, eq } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import { textIn } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { queueMail } from '../mails/mails.service.ts';
import { weighableStatuses } from '../orders/order-states.ts';
import type { OrderHolder } from '../orders/orders.holder.service.ts';
import { heldBy, orderName } from '../orders/orders.holder.service.ts';
import { lockOrder } from '../orders/orders.lock.service.ts';
import { readMyOrder } from '../orders/orders.mine.service.ts';
import type { OrderActor } from '../orders/orders.notes.service.ts';
import type { MyOrder, Order } from '../orders/orders.schema.ts';
import { readOrder } from '../orders/orders.service.ts';
import type { OrderEventDetails } from '../orders/orders.table.ts';
import { orders } from '../orders/orders.table.ts';
import { priceOfWeight } from '../products/weighed.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import { chargeable, withSubtotal, writeWeighed } from './order-weights.price.service.ts';
import type { OrderWeightsInput, WeightConsentInput } from './order-weights.schema.ts';

type Line = Order['lines'][number];
type Weighed = OrderWeightsInput['lines'][number];
type Change = NonNullable<OrderEventDetails['changes']>[number];

/** How the customer is asked: the store that asks, and the address of a page of its shop. */
export type Asking = {
  tenant: Pick<HostTenant, 'id' | 'name'>;
  linkTo: (path: string) => string;
  /** Returns the link to the order of a guest. */
  orderLink: (orderId: string) => Promise<string>;
};

/**
 * Writes the weights of an order's goods, and its new price. Without their consent customers pay no more than the
 * estimate and its tolerance: more weight is given away. Throws VERSION_CONFLICT, ORDER_STATE or VALIDATION.
 */
export async function weighOrder(
  tx: Tx,
  tenantId: string,
  { actor, asking }: { actor: OrderActor; asking: Asking },
  id: string,
  { version, lines: weighed }: OrderWeightsInput,
): Promise<Order> {
  const { status, customerId, customerLocale } = await lockOrder(
    tx,
    tenantId,
    { id, version },
    weighableStatuses,
  );
  const order = await readOrder(tx, tenantId, id);
  const lines = new Map(order.lines.map((line) => [line.id, line]));
  const named = new Set<string>();
  const changes = weighed.flatMap((one, index): Change[] => {
    const refuse = (field: string, message: string) =>
      new AppError('VALIDATION', [{ field: `lines.${index}.${field}`, message }]);
    const line = lines.get(one.lineId);
    const key = `${one.lineId} ${one.variantId}`;
    const was = line && weightIn(line, one);
    if (!was || named.has(key)) throw refuse('lineId', 'unknown');
    if (one.ask && !customerId && !order.userInfo.email) throw refuse('ask', 'no_address');
    named.add(key);
    const after = one.variantId ? afterWeighingPart(line, one) : afterWeighing(line, one);
    lines.set(line.id, after);
    const { title } = was;
    return [
      { what: 'weight', title, from: was.expected, to: one.grams },
      ...(one.variantId ? [] : consentOf(after, title)),
    ];
  });
  await writeWeighed(tx, tenantId, { order, status, actor }, [...lines.values()], changes);
  const asked = changes.flatMap(({ what, title }) => (what === 'weight_asked' && title ? [title] : []));
  if (asked.length > 0)
    await askCustomer(tx, tenantId, asking, { order, titles: asked, locale: customerLocale });
  return readOrder(tx, tenantId, id);
}

/**
 * Takes a customer's answer about goods that are heavier than their tolerance, until they leave the store: only
 * customers who accept pay for the weight. Throws NOT_FOUND, ORDER_STATE, and VERSION_CONFLICT when they were weighed
 * or answered meanwhile.
 */
export async function answerWeight(
  tx: Tx,
  tenantId: string,
  holder: OrderHolder,
  id: string,
  { lineId, grams, accepted }: WeightConsentInput,
): Promise<MyOrder> {
  const [locked] = await tx
    .select({ status: orders.status, name: orderName })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id), heldBy(holder)))
    .for('no key update');
  if (!locked) throw new AppError('NOT_FOUND');
  const { status, name } = locked;
  if (!weighableStatuses.includes(status))
    throw new AppError('ORDER_STATE', [{ field: 'status', message: status }]);
  const order = await readOrder(tx, tenantId, id);
  const line = order.lines.find((one) => one.id === lineId);
  if (!line?.weight || line.weightConsent !== 'asked' || line.weight.pickedG !== grams)
    throw new AppError('VERSION_CONFLICT');
  const price = priceOfWeight(line.weight.price, grams, line.weight.pricedBy);
  const answered: Line = {
    ...(accepted ? withSubtotal(line, price) : line),
    weightConsent: accepted ? 'given' : 'refused',
  };
  const lines = order.lines.map((one) => (one === line ? answered : one));
  const what = accepted ? 'weight_accepted' : 'weight_refused';
  const actor = { kind: 'customer' as const, id: holder.id, name: holder.name || name };
  await writeWeighed(tx, tenantId, { order, status, actor }, lines, [{ what, title: line.title }]);
  return readMyOrder(tx, tenantId, holder, id);
}

/** Returns the title and the expected weight of weighed goods; undefined for goods that are not weighed. */
function weightIn(
  { title, weight, qtyOrdered, parts }: Line,
  { variantId }: Weighed,
): { title: Line['title']; expected: number } | undefined {
  if (!variantId) return weight ? { title, expected: weight.nominalG * qtyOrdered } : undefined;
  const part = parts.find((one) => one.variantId === variantId);
  if (!part?.nominalG) return undefined;
  return { title: part.title, expected: part.nominalG * part.qty * qtyOrdered };
}

/** Returns the entry in the order's history about the consent to a line's weight. */
function consentOf({ weightConsent }: Line, title: Line['title']): Change[] {
  if (weightConsent === 'asked') return [{ what: 'weight_asked', title }];
  return weightConsent === 'given' ? [{ what: 'weight_accepted', title }] : [];
}

/** Sets the weight of a bundle's part. The bundle has a price of its own. */
const afterWeighingPart = (line: Line, { variantId, grams }: Weighed): Line => ({
  ...line,
  parts: line.parts.map((part) => (part.variantId === variantId ? { ...part, pickedG: grams } : part)),
});

function afterWeighing(line: Line, { grams, ask, accepted }: Weighed): Line {
  if (!line.weight) return line;
  const weight = { ...line.weight, pickedG: grams };
  const most = chargeable(line);
  const price = priceOfWeight(weight.price, grams, weight.pricedBy);
  if (price <= most) return { ...withSubtotal(line, price), weight, weightConsent: null };
  if (accepted) return { ...withSubtotal(line, price), weight, weightConsent: 'given' };
  return { ...withSubtotal(line, most), weight, weightConsent: ask ? 'asked' : null };
}

async function askCustomer(
  tx: Tx,
  tenantId: string,
  { tenant, linkTo, orderLink }: Asking,
  { order, titles, locale }: { order: Order; titles: Line['title'][]; locale: LanguageCode },
): Promise<void> {
  const usual = await readDefaultLanguage(tx, tenantId);
  const hasAccount = order.customerId !== null && order.source !== 'guest';
  const link = hasAccount ? linkTo(`/order/${order.id}`) : await orderLink(order.id);
  await queueMail(tx, {
    ...{ tenant, kind: 'weight_consent', link },
    recipient: { email: order.userInfo.email, name: order.userInfo.name, locale },
    facts: { number: order.number, goods: titles.map((title) => textIn(title, locale, usual)).join(', ') },
  });
}
