/**
 * A payment as the provider has it. `open`: the shopper has still to pay; `held`: the money is reserved and can be
 * captured; `captured`: the store has it.
 */
export type CardPayment = {
  id: string;
  status: 'open' | 'processing' | 'held' | 'captured' | 'cancelled';
  amount: number;
  /** The currency's code in upper case. */
  currency: string;
  /** The captured amount, and the part of it that was paid back. */
  received: number;
  refunded: number;
  /** Lets the shopper's browser pay it, and nothing else. */
  clientSecret: string;
};

/**
 * Takes cards for one store. Amounts are minor units. Each call may be repeated: it does its work once. Throws
 * AppError PAYMENT_PROVIDER when the provider cannot be reached or refuses.
 */
export type CardProvider = {
  create(order: { orderId: string; amount: number; currency: string }): Promise<CardPayment>;
  read(id: string): Promise<CardPayment>;
  /** Captures at most the amount that is held; the rest is let go. */
  capture(id: string, amount: number): Promise<CardPayment>;
  /** Lets go the amount that is held, or ends a payment that was not made. */
  cancel(id: string): Promise<CardPayment>;
  /** Pays back once for each `key`, and resolves with the provider's name of the refund. */
  refund(refund: { id: string; amount: number; key: string }): Promise<string>;
  /** The payment that a call of the provider is about, if any. Null: the call is not the provider's, or not of now. */
  hear(body: string, signature: string): { payment: string | null } | null;
};
