import type { CartQuote } from 'api';
import { constants } from 'mfe-shared';
import type { useTranslation } from 'react-i18next';

type Words = ReturnType<typeof useTranslation<'store-admin/staff-orders'>>['t'];

/** The two deliveries, with what they cost once that is known. */
export function deliveries(t: Words, quote: CartQuote | undefined, price: (cost: number) => string) {
  const names = { one: t('delivery.one'), two: t('delivery.two', { count: constants.shipping.second.days }) };
  return (['one', 'two'] as const).map((value) => {
    const found = quote?.shippingOptions.find(({ option }) => option === value);
    return { value, label: found ? `${names[value]} · ${price(found.cost)}` : names[value] };
  });
}
