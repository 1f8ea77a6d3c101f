import { useSettings } from '../settings/settings-context';
import { formatDate } from './date-pattern';
import type { ShownArrival } from './use-arrival-text';

/** Whether a promised time is over, by the visitor's clock in the store's time zone. */
export function useIsOverdue(): (promised: ShownArrival) => boolean {
  const zone = useSettings().global.default_time_zone || 'UTC';
  return ({ day, by }) => formatDate(new Date(), 'YYYY-MM-DD HH:mm', 'en', zone) > `${day} ${by ?? '24:00'}`;
}
