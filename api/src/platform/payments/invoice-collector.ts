import type { LanguageCode } from '../../languages.ts';

/** A payment method as its owner recognises it. */
export type PaymentMethod = { id: string; brand: string; last4: string; expMonth: number; expYear: number };

/** The reason why a payment failed. `confirm`: the bank wants to ask the person who pays. */
export const collectionProblems = ['declined', 'no_funds', 'expired', 'confirm'] as const;
export type CollectionProblem = (typeof collectionProblems)[number];

/**
 * The payment of an invoice as the provider has it. `open`: it was not tried yet, or failed; `confirm`: the bank asks
 * at `confirmUrl`.
 */
export type Collection = {
  id: string;
  status: 'open' | 'confirm' | 'processing' | 'paid' | 'cancelled';
  amount: number;
  /** The currency's code in upper case. */
  currency: string;
  problem: CollectionProblem | null;
  confirmUrl: string | null;
};

/**
 * Collects the platform's invoices from the payment methods that stores have entered at the provider's own page.
 * Amounts are minor units. Throws AppError PAYMENT_PROVIDER when the provider cannot be reached or refuses. Without
 * one, invoices are paid by hand.
 */
export type InvoiceCollector = {
  createCustomer(store: { tenantId: string; name: string; email: string }): Promise<string>;
  /** A page of the provider's to enter a payment method. It leads back to `returnUrl?entered=<the page's id>`. */
  openPage(page: { customer: string; returnUrl: string; language: LanguageCode }): Promise<string>;
  /** Reads the payment method that was entered there; `method` is null until then, and once it was removed. */
  readPage(id: string): Promise<{ customer: string; method: PaymentMethod | null; openedAt: Date }>;
  forgetMethod(id: string): Promise<void>;
  /** Makes one payment for each invoice, and another one after `previous`, which was cancelled. */
  create(payment: {
    invoiceId: string;
    previous: string | null;
    customer: string;
    amount: number;
    currency: string;
  }): Promise<Collection>;
  read(id: string): Promise<Collection>;
  /** Tries to collect. With `returnUrl` somebody is there, whom the bank may ask; without it a question is a failure. */
  collect(id: string, given: { method: string; returnUrl: string | null }): Promise<Collection>;
  /** Nobody can pay it any more. */
  cancel(id: string): Promise<Collection>;
  /**
   * Reads which payment or page a call of the provider is about. Null: the call is not the provider's, or is too old.
   */
  hear(body: string, signature: string): { payment: string | null; page: string | null } | null;
};
