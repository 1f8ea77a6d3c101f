import { useQuery } from '@tanstack/react-query';
import type { Arrivals } from 'api';
import { useSettings, useTenant } from 'mfe-shared';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { arrivalsQuery, endOf } from './arrivals.queries';

/** The longest time that a timer can wait. */
const longestMs = 2 ** 31 - 1;

/** Whether a moment has come. A tab that slept looks again when it is seen. */
function useIsOver(end: number): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const left = end - Date.now();
      const timer = left > longestMs ? undefined : setTimeout(changed, Math.max(0, left));
      document.addEventListener('visibilitychange', changed);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', changed);
      };
    },
    [end],
  );
  return useSyncExternalStore(
    subscribe,
    () => Date.now() >= end,
    () => false,
  );
}

/**
 * The arrivals that the store promises now. A promise that is over is asked for again, and not shown until then: a page
 * may come from a cache, or be open since yesterday. A store that takes no orders promises nothing.
 */
export function useArrivals(): Arrivals | null {
  const { id: tenantId } = useTenant();
  const { store } = useSettings();
  const { data, dataUpdatedAt, refetch } = useQuery(arrivalsQuery(tenantId));
  const isOver = useIsOver(endOf(data, dataUpdatedAt));
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  return (store.takes_orders !== false && !isOver && data) || null;
}

/** The one that arrives first; of equal ones the cheaper. */
export const earliestOf = ({ options }: Arrivals): Arrivals['options'][number] | undefined =>
  options.toSorted(
    (a, b) =>
      a.arrival.day.localeCompare(b.arrival.day) ||
      (a.arrival.by ?? '24').localeCompare(b.arrival.by ?? '24') ||
      a.cost - b.cost,
  )[0];
