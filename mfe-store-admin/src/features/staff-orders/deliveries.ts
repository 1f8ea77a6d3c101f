import type { CartQuote } from 'api';
import type { useArrivalText } from 'mfe-shared';
import type { useTranslation } from 'react-i18next';

type Words = {
  t: ReturnType<typeof useTranslation<'store-admin/staff-orders'>>['t'];
  arrivalText: ReturnType<typeof useArrivalText>;
  price: (cost: number) => string;
};

/** The two deliveries, with when they arrive and what they cost once that is known. */
export function deliveries({ t, arrivalText, price }: Words, quote: CartQuote | undefined) {
  return (['one', 'two'] as const).map((value) => {
    const found = quote?.shippingOptions.find(({ option }) => option === value);
    const arrival = found?.arrival;
    return {
      value,
      label: found ? `${t(`delivery.${value}`)} · ${price(found.cost)}` : t(`delivery.${value}`),
      help: arrival ? arrivalText(arrival, arrival.inDays) : undefined,
    };
  });
}
