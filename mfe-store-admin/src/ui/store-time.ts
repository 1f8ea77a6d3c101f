/** How far the clocks of a time zone were ahead of UTC at this moment, in milliseconds. */
function aheadOfUtc(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    hourCycle: 'h23',
    calendar: 'gregory',
    timeZone: zone,
  } as Intl.DateTimeFormatOptions).formatToParts(moment);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(moment / 60_000) * 60_000;
}

/** A moment as a `datetime-local` field shows it: what the store's clocks say. */
export function storeTime(moment: Date, zone: string): string {
  return new Date(moment.getTime() + aheadOfUtc(zone, moment.getTime())).toISOString().slice(0, 16);
}

/** The reverse, in ISO 8601. A time that the clocks skip in spring becomes one beside it. */
export function momentOf(text: string, zone: string): string {
  const shown = Date.parse(`${text}Z`);
  const approximate = shown - aheadOfUtc(zone, shown);
  return new Date(shown - aheadOfUtc(zone, approximate)).toISOString();
}
