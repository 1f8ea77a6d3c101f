import { useArrivalText } from 'mfe-shared';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { earliestOf, useArrivals } from './use-arrivals';

const Earliest = createContext('');

/** Says when an order arrives to all cards of a page: one observer of the promise instead of one for each card. */
export function EarliestArrival({ children }: { children: ReactNode }) {
  const { t } = useTranslation('storefront/ui');
  const arrivalText = useArrivalText();
  const arrivals = useArrivals();
  const arrival = arrivals && earliestOf(arrivals)?.arrival;
  // The strip above the page says by what time; a card is short.
  const text = arrival
    ? arrival.inDays === 0
      ? t('arrival.onCard.today')
      : arrival.inDays === 1
        ? t('arrival.onCard.tomorrow')
        : t('arrival.onCard.day', { day: arrivalText({ day: arrival.day, by: null }, arrival.inDays) })
    : '';
  return <Earliest value={text}>{children}</Earliest>;
}

/** “Get it today”; empty while that is not known. */
export const useEarliestArrival = () => use(Earliest);
