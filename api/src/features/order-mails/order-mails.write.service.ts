import { and, eq, sql } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { readLocales } from '../../platform/locale-files.ts';
import { greetingName, isMailbox } from '../../platform/mail/addresses.ts';
import { customers } from '../customers/customers.table.ts';
import type { Customization } from '../customization/customization.schema.ts';
import { queueLetter } from '../mails/mails.service.ts';
import type { PaperTools } from '../order-papers/paper.ts';
import { addressOf, nameOf, paperTools, paymentText } from '../order-papers/paper.ts';
import { shopperStatus } from '../orders/order-states.ts';
import { heldAmount } from '../orders/orders.mine.service.ts';
import type { Order } from '../orders/orders.schema.ts';
import { isPickup, readOrder } from '../orders/orders.service.ts';
import { orders } from '../orders/orders.table.ts';
import type { GlobalSetting, StoreSetting } from '../settings/settings.schema.ts';
import { readChoice } from '../shopper-mails/shopper-mails.choices.service.ts';
import type { OrderMailKind } from '../shopper-mails/topics.ts';
import { topicOf } from '../shopper-mails/topics.ts';
import type { Block, Look } from './letter.ts';
import { htmlOf, textOf } from './letter.ts';
import type english from './locales/en.json';

/** The texts of all mails to shoppers, in each language. */
export const texts = readLocales<typeof english>(`${import.meta.dirname}/locales`);

/** The store that writes, and the addresses of its pages; `orderLink` opens an order without an account. */
export type Sender = {
  tenantId: string;
  name: string;
  settings: { global: GlobalSetting; store: StoreSetting };
  customization: Customization;
  linkTo(path: string): string;
  orderLink(orderId: string): Promise<string>;
};

type DueMail = { kind: OrderMailKind; subjectId: string; amount: number | null };

/**
 * Writes a mail about an order as it is now. Nothing is written for an order that is gone, to an erased customer, or to
 * people who have switched such mails off.
 */
export async function writeOrderMail(
  tx: Tx,
  sender: Sender,
  { kind, subjectId, amount }: DueMail,
): Promise<void> {
  const { tenantId } = sender;
  const recipient = await readRecipient(tx, tenantId, subjectId);
  if (!recipient || !isMailbox(recipient.email)) return;
  const topic = topicOf(kind);
  const choice = topic && (await readChoice(tx, tenantId, { email: recipient.email, topic }));
  if (choice?.isOff) return;

  const order = await readOrder(tx, tenantId, subjectId);
  const { locale } = recipient;
  const tools = paperTools(locale, order.currency, sender.settings.global);
  const words = texts[locale];
  const facts = {
    number: order.number,
    store: sender.name,
    amount: amount === null ? '' : tools.money(amount),
  };
  const said = kind === 'order_delivered' && recipient.isPickup ? words.pickedUp : words.kinds[kind];
  const name = greetingName(order.userInfo.name);
  const blocks: Block[] = [
    { type: 'title', text: fill(said.title, facts) },
    { type: 'text', text: name ? fill(words.hello, { name }) : words.helloYou },
    { type: 'text', text: fill(said.text, facts) },
    ...(kind === 'order_cancelled' && recipient.heldAmount > 0
      ? [{ type: 'text' as const, text: fill(words.released, { amount: tools.money(recipient.heldAmount) }) }]
      : []),
    ...promiseOf(order, { words, tools }),
    {
      type: 'button',
      text: words.see,
      href: recipient.hasAccount
        ? sender.linkTo(`/user/my-orders/${subjectId}`)
        : await sender.orderLink(subjectId),
    },
    ...goodsOf(order, { words, tools, sender }),
    ...deliveryOf(order, { words, tools, sender, recipient }),
  ];
  const off =
    topic && choice
      ? { text: words.off[topic], href: sender.linkTo(`/mail-choices?token=${choice.token}`) }
      : null;
  const look = lookOf({ sender, words, tools, off });
  await queueLetter(tx, {
    tenantId,
    kind,
    sender: sender.name,
    recipient: recipient.email,
    subject: fill(said.subject, facts),
    body: textOf(blocks, look),
    html: htmlOf(locale, blocks, look),
    unsubscribeUrl: choice ? sender.linkTo(`/api/mail-links/${choice.token}`) : null,
  });
}

export const fill = (text: string, facts: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => facts[key] ?? all);

type Recipient = {
  email: string;
  locale: LanguageCode;
  hasAccount: boolean;
  isPickup: boolean;
  heldAmount: number;
};

/**
 * Returns the account's address, or the order's address if nobody with an account has placed it. A guest need not sign
 * in to see the order, though they may have an account, too.
 */
async function readRecipient(tx: Tx, tenantId: string, orderId: string): Promise<Recipient | null> {
  const query = prepared(tx, 'order_mail_recipient', () =>
    tx
      .select({
        customerId: orders.customerId,
        source: orders.source,
        userInfo: orders.userInfo,
        locale: orders.customerLocale,
        email: customers.email,
        status: customers.status,
        isPickup,
        heldAmount,
      })
      .from(orders)
      .leftJoin(customers, and(eq(customers.tenantId, orders.tenantId), eq(customers.id, orders.customerId)))
      .where(and(eq(orders.tenantId, sql.placeholder('tenantId')), eq(orders.id, sql.placeholder('orderId'))))
      .prepare('order_mail_recipient'),
  );
  const [row] = await query.execute({ tenantId, orderId });
  if (!row || row.status === 'erased') return null;
  const { customerId, source, locale } = row;
  return {
    ...{ locale, isPickup: row.isPickup, heldAmount: row.heldAmount },
    email: row.email ?? row.userInfo.email,
    hasAccount: customerId !== null && source !== 'guest',
  };
}

type Words = typeof english;

function goodsOf(
  order: Order,
  { words, tools, sender }: { words: Words; tools: PaperTools; sender: Sender },
): Block[] {
  const { money } = tools;
  const refunded = order.payments.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  return [
    { type: 'label', text: words.goods },
    {
      type: 'goods',
      rows: order.lines.map((line) => ({
        picture: pictureOf(line.image, 96, sender),
        name: nameOf(tools, line),
        detail: detailOf(line, words, tools),
        amount: money(line.lineSubtotal),
      })),
    },
    {
      type: 'sums',
      rows: [
        { name: words.subTotal, amount: money(order.subTotal) },
        ...(order.discount > 0 ? [{ name: words.discount, amount: `−${money(order.discount)}` }] : []),
        { name: words.delivery, amount: money(order.shippingCost) },
        { name: words.total, amount: money(order.total), isTotal: true },
        ...(order.tax > 0 ? [{ name: words.tax, amount: money(order.tax) }] : []),
        ...(refunded > 0 ? [{ name: words.refunded, amount: `−${money(refunded)}` }] : []),
      ],
    },
  ];
}

function detailOf(
  { qtyOrdered, unitPrice, weight }: Order['lines'][number],
  words: Words,
  tools: PaperTools,
) {
  if (!weight) return `${qtyOrdered} × ${tools.money(unitPrice)}`;
  const grams = tools.grams(weight.pickedG ?? weight.nominalG * qtyOrdered);
  return `${qtyOrdered} × · ${weight.pickedG === null ? fill(words.about, { weight: grams }) : grams}`;
}

/** Writes the promise of an order that is still to come as promised. */
function promiseOf(
  { arrival, status }: Order,
  { words, tools }: { words: Words; tools: PaperTools },
): Block[] {
  const isToCome =
    !['delivered', 'cancelled'].includes(shopperStatus(status)) &&
    !['pickup_ready', 'delivery_failed'].includes(status);
  return arrival && isToCome
    ? [{ type: 'text', text: fill(words.arrives, { arrival: tools.arrival(arrival) }) }]
    : [];
}

function deliveryOf(
  order: Order,
  {
    words,
    tools,
    sender,
    recipient,
  }: { words: Words; tools: PaperTools; sender: Sender; recipient: Recipient },
): Block[] {
  const { checkout } = sender.customization;
  const [name, description] =
    order.shippingOption === 'one'
      ? [checkout.shipping_name_one, checkout.shipping_one_desc]
      : [checkout.shipping_name_two, checkout.shipping_two_desc];
  const way = [tools.text(name), tools.text(description)].filter(Boolean).join(' · ');
  const payment = fill(words.payment, { method: paymentText(tools, order, recipient.isPickup) });
  return [
    { type: 'label', text: recipient.isPickup ? words.orderedBy : words.deliverTo },
    { type: 'text', text: [addressOf(order), way, payment].filter(Boolean).join('\n') },
  ];
}

type Dressed = {
  sender: Sender;
  words: Words;
  tools: PaperTools;
  off: Look['off'];
};

/** Returns the look of the store's mails. */
export function lookOf({ sender, words, tools, off }: Dressed): Look {
  const { customization } = sender;
  const { store } = sender.settings;
  const { block_four } = customization.footer;
  const address = [store.address, `${store.zip_code} ${store.city}`.trim(), store.country].filter(Boolean);
  const contacts = [store.email || block_four.email, store.phone || block_four.phone].filter(Boolean);
  return {
    store: store.company_name || sender.name,
    home: sender.linkTo('/'),
    logo: pictureOf(customization.navbar.logo || null, 384, sender),
    accent: /^#[0-9a-f]{6}$/i.test(store.color_accent) ? store.color_accent : '#1f6f43',
    footer: [
      address.length > 0 ? address.join(', ') : tools.text(block_four.address),
      ...(contacts.length > 0 ? [fill(words.contact, { contacts: contacts.join(' · ') })] : []),
    ].filter(Boolean),
    off,
  };
}

/** Returns the address of a store's own picture; mail programs that know no WebP get another format from it. */
export const pictureOf = (url: string | null, width: number, { linkTo }: Sender): string | null =>
  url?.startsWith('/uploads/') ? linkTo(`/img?url=${encodeURIComponent(url)}&w=${width}&q=75`) : null;
