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

/** The topics that shoppers may switch off. Mails about an order, its price and its refunds are always sent. */
export const mailTopics = ['delivery', 'back_in_stock'] as const;
export type MailTopic = (typeof mailTopics)[number];

const topics: Partial<Record<ShopperMailKind, MailTopic>> = {
  order_on_its_way: 'delivery',
  order_delivered: 'delivery',
  back_in_stock: 'back_in_stock',
};

export const topicOf = (kind: ShopperMailKind): MailTopic | undefined => topics[kind];
