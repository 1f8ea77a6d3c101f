import { useFormat } from 'mfe-shared';

/** A calendar day (`2026-08-15`) in the store's date format; at noon, so that no time zone changes the day. */
export function useDayText(): (day: string) => string {
  const { date } = useFormat();
  return (day) => date(`${day}T12:00:00`);
}
