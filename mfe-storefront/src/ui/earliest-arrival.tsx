import { useArrivalText } from 'mfe-shared';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { earliestOf, useArrivals } from './use-arrivals';

const Earliest = createContext('');

/** Gives all cards of a page the day on which an order arrives, so that they need not each observe it. */
export function EarliestArrival({ children }: { children: ReactNode }) {
  return <Earliest value={useDayText()}>{children}</Earliest>;
}

/** Without the time, which the strip above the page says: a card is short. */
function useDayText(): string {
  const { t } = useTranslation('storefront/ui');
  const arrivalText = useArrivalText();
  const arrivals = useArrivals();
  const arrival = arrivals && earliestOf(arrivals)?.arrival;
  if (!arrival) return '';
  const { day, inDays } = arrival;
  if (inDays === 0) return t('arrival.onCard.today');
  if (inDays === 1) return t('arrival.onCard.tomorrow');
  return t('arrival.onCard.day', { day: arrivalText({ day, by: null }, inDays) });
}

/** “Get it today”; empty while that is not known. */
export const useEarliestArrival = () => use(Earliest);
