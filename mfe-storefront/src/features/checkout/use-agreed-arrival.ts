import type { Arrival, CartQuote, ShippingOption } from 'api';
import { useEffect, useRef } from 'react';

/** The arrival that this quote promises for the chosen delivery. */
export function arrivalOf(quote: CartQuote | undefined, chosen: ShippingOption | null) {
  return quote?.shippingOptions.find(({ option }) => option === chosen)?.arrival;
}

const isSame = (a: Arrival, b: Arrival) => a.day === b.day && a.by === b.by;

/**
 * The arrival that the shopper has seen and gone on with. A quote that was fetched anew may promise another one, which
 * they are asked about before they order.
 */
export function useAgreedArrival(quote: CartQuote | undefined, chosen: ShippingOption | null) {
  const agreed = useRef<{ option: ShippingOption | null; arrival: Arrival } | null>(null);
  const arrival = arrivalOf(quote, chosen);
  useEffect(() => {
    if (arrival && agreed.current?.option !== chosen) agreed.current = { option: chosen, arrival };
  }, [arrival, chosen]);
  return {
    agree(): void {
      if (arrival) agreed.current = { option: chosen, arrival };
    },
    /** The server has refused it, which was said: the next one that comes is seen by who orders again. */
    forget(): void {
      agreed.current = null;
    },
    isOther(): boolean {
      const before = agreed.current;
      return Boolean(arrival && before?.option === chosen && !isSame(before.arrival, arrival));
    },
  };
}
