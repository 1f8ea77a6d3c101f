import type { CartQuote, OrderInput } from 'api';
import type { Draft } from './checkout.store';
import { arrivalOf } from './use-agreed-arrival';

/** The order as the shopper saw it: the quote's lines, prices and total. */
export function orderInputOf(draft: Draft, quote: CartQuote): OrderInput {
  const arrival = arrivalOf(quote, draft.shippingOption);
  return {
    items: quote.lines.map(({ variantId, quantity, unitPrice }) => ({
      variantId,
      quantity,
      price: unitPrice,
    })),
    ...(quote.coupon ? { couponCode: quote.coupon.couponCode } : {}),
    shippingOption: draft.shippingOption ?? 'one',
    paymentMethod: draft.paymentMethod,
    address: draft.address,
    notes: draft.notes,
    ...(draft.confirmedAge > 0 && { confirmedAge: draft.confirmedAge }),
    total: quote.total,
    ...(arrival && { arrival: { day: arrival.day, by: arrival.by } }),
  };
}
