import { useFormat } from 'mfe-shared';

/** A calendar day (`2026-08-15`) by the store's date format; noon, so that no time zone makes another day of it. */
export function useDayText(): (day: string) => string {
  const { date } = useFormat();
  return (day) => date(`${day}T12:00:00`);
}
