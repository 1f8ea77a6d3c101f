import type { Language } from '../i18n/language';

const token = /YYYY|MMMM|MMM|MM|M|DD|D|HH|mm|h|A/g;
const twoDigits = (value: number) => String(value).padStart(2, '0');

type Clock = Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;

/** Cached, because a table of dates needs the same few again and again. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${options.month} ${options.day} ${options.timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** The date and time in a time zone. */
function clockIn(timeZone: string, date: Date): Clock {
  const numeric = 'numeric';
  const format = formatOf('en', {
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric },
    hourCycle: 'h23',
    calendar: 'gregory',
    timeZone,
  });
  return Object.fromEntries(
    format.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  ) as Clock;
}

type Shown = Clock & { monthName: (month: 'short' | 'long') => string };

const parts: Record<string, (shown: Shown) => string | number> = {
  YYYY: ({ year }) => year,
  MMMM: ({ monthName }) => monthName('long'),
  MMM: ({ monthName }) => monthName('short'),
  MM: ({ month }) => twoDigits(month),
  M: ({ month }) => month,
  DD: ({ day }) => twoDigits(day),
  D: ({ day }) => day,
  HH: ({ hour }) => twoDigits(hour),
  h: ({ hour }) => hour % 12 || 12,
  mm: ({ minute }) => twoDigits(minute),
  A: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
};

/** A zone that this browser does not know must not prevent a page from being shown. */
function knownZone(timeZone: string): string {
  try {
    formatOf('en', { month: 'short', timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}

/**
 * A time as the clocks of a time zone show it, in a pattern (`MMM D, YYYY`, `h:mm A`) with month names in the visitor's
 * language. '' without a date.
 */
export function formatDate(date: Date, pattern: string, language: Language, timeZone: string): string {
  if (Number.isNaN(date.getTime())) return '';
  const zone = knownZone(timeZone);
  const monthName = (month: 'short' | 'long') => formatOf(language, { month, timeZone: zone }).format(date);
  // A language that puts the day before the month's name writes it its own way: “21. Mai 2027”, not “Mai 21, 2027”.
  if (/MMM.*D/.test(pattern)) {
    const own = formatOf(language, { year: 'numeric', month: 'short', day: 'numeric', timeZone: zone });
    if (own.formatToParts(date)[0]?.type === 'day') return own.format(date);
  }
  const shown = { ...clockIn(zone, date), monthName };
  return pattern.replace(token, (part) => String(parts[part]?.(shown) ?? part));
}
