const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Cached: making an `Intl` format costs a hundred times more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = 'numeric';
  const made = new Intl.DateTimeFormat('en', {
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric },
    hourCycle: 'h23',
    calendar: 'gregory',
    timeZone: zone,
  });
  formats.set(zone, made);
  return made;
}

/** Returns the time on the clocks of a zone at this moment, as if it were UTC. */
function shownAt(zone: string, moment: number): number {
  const shown = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => shown.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

const aheadOfUtc = (zone: string, moment: number) =>
  shownAt(zone, moment) - Math.floor(moment / minuteMs) * minuteMs;

/** Returns the day in a zone, as `2026-11-25`. */
export const dayIn = (zone: string, moment: number): string => dayOf(shownAt(zone, moment));

const dayOf = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

export const dayAfter = (day: string, days = 1): string => dayOf(Date.parse(day) + days * dayMs);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Returns 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/**
 * Returns the first moment at which the clocks of a zone show this time (`14:00`) of this day or a later one. A time
 * that the clocks show twice in autumn is its first; one that they skip in spring is the moment at which they skip it.
 */
export function momentAt(zone: string, day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}Z`);
  const [first, last] = [shown - dayMs, shown + dayMs]
    .map((approximate) => shown - aheadOfUtc(zone, approximate))
    .toSorted((a, b) => a - b) as [number, number];
  const found = [first, last].find((moment) => shownAt(zone, moment) === shown);
  if (found !== undefined) return found;
  let [before, after] = [first, last];
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / minuteMs / 2) * minuteMs;
    if (shownAt(zone, middle) < shown) before = middle;
    else after = middle;
  }
  return after;
}
