/** Money to pay back. `refundId` is the same in each attempt, so that a provider pays it back once. */
export type ProviderRefund = {
  refundId: string;
  providerRef: string | null;
  amount: number;
  currency: string;
};

/** Whoever moves the money of a payment. */
export type PaymentProvider = {
  /** Resolves with the provider's name of the refund; null when people pay it back by hand. */
  refund(refund: ProviderRefund): Promise<string | null>;
};

/** Cash, and cards of a terminal that is not connected: staff pay back, and the refund is noted. */
const byHand: PaymentProvider = { refund: async () => null };

/** The provider of a payment, by the name that is stored with it. */
const providers: Record<string, PaymentProvider> = { cash: byHand, card: byHand };

export function providerOf(name: string): PaymentProvider {
  const provider = providers[name];
  if (!provider) throw new Error(`There is no payment provider "${name}".`);
  return provider;
}
