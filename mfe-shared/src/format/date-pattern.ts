import type { Language } from '../i18n/language';

const token = /YYYY|MMMM|MMM|MM|M|DD|D|mm|h|A/g;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Month names by language, length and month, cached because a table of dates needs the same few again and again. */
const monthFormats = new Map<string, Intl.DateTimeFormat>();

function monthName(date: Date, language: Language, month: 'short' | 'long'): string {
  const key = `${language} ${month}`;
  const format = monthFormats.get(key) ?? new Intl.DateTimeFormat(language, { month });
  monthFormats.set(key, format);
  return format.format(date);
}

const parts: Record<string, (date: Date, language: Language) => string | number> = {
  YYYY: (date) => date.getFullYear(),
  MMMM: (date, language) => monthName(date, language, 'long'),
  MMM: (date, language) => monthName(date, language, 'short'),
  MM: (date) => twoDigits(date.getMonth() + 1),
  M: (date) => date.getMonth() + 1,
  DD: (date) => twoDigits(date.getDate()),
  D: (date) => date.getDate(),
  h: (date) => date.getHours() % 12 || 12,
  mm: (date) => twoDigits(date.getMinutes()),
  A: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
};

/** A time in a pattern (`MMM D, YYYY`, `h:mm A`), with month names in the visitor's language. '' without a date. */
export function formatDate(date: Date, pattern: string, language: Language): string {
  if (Number.isNaN(date.getTime())) return '';
  return pattern.replace(token, (part) => String(parts[part]?.(date, language) ?? part));
}
