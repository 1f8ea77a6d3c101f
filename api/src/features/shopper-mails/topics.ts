/** The mails about an order. */
export const orderMailKinds = [
  'order_placed',
  'order_changed',
  'order_ready',
  'order_on_its_way',
  'order_not_delivered',
  'order_delivered',
  'order_cancelled',
  'order_refunded',
] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

export const shopperMailKinds = [...orderMailKinds, 'back_in_stock'] as const;
export type ShopperMailKind = (typeof shopperMailKinds)[number];

/** What shoppers may switch off. What they ordered, what it costs and what is paid back is always said. */
export const mailTopics = ['delivery', 'back_in_stock'] as const;
export type MailTopic = (typeof mailTopics)[number];

const topics: Partial<Record<ShopperMailKind, MailTopic>> = {
  order_on_its_way: 'delivery',
  order_delivered: 'delivery',
  back_in_stock: 'back_in_stock',
};

export const topicOf = (kind: ShopperMailKind): MailTopic | undefined => topics[kind];
