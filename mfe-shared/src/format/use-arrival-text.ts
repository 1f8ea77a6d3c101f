import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/use-language';
import { useSettings } from '../settings/settings-context';
import { formatDate } from './date-pattern';
import { useTimePattern } from './time-pattern';
import { useFormat } from './use-format';

/** `day`: `2026-11-25`; `by`: `18:00`, or null for any time of the day. Both are the store's. */
export type ShownArrival = { day: string; by: string | null };

/** Cached: making an `Intl` format costs a hundred times more than using it. */
const weekdays = new Map<Language, Intl.DateTimeFormat>();

function weekdayOf(day: string, language: Language): string {
  const format =
    weekdays.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  weekdays.set(language, format);
  return format.format(new Date(day));
}

/** How many days it is from today to this day, in the store's time zone. */
function daysUntil(day: string, timeZone: string): number {
  const today = formatDate(new Date(), 'YYYY-MM-DD', 'en', timeZone);
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

/**
 * When an order arrives, in words: “Today by 6:00 PM”, “Fri, Nov 27, 2026”. `inDays` is how far the day is from today;
 * without it the visitor's clock says what today is, so a page that is rendered on a server names it.
 */
export function useArrivalText(): (arrival: ShownArrival, inDays?: number) => string {
  const { t } = useTranslation('common');
  const [language] = useLanguage();
  const { date } = useFormat();
  const timePattern = useTimePattern();
  const { global } = useSettings();
  return ({ day, by }, inDays = daysUntil(day, global.default_time_zone || 'UTC')) => {
    const time = by ? formatDate(new Date(`${day}T${by}Z`), timePattern, language, 'UTC') : '';
    if (inDays === 0) return time ? t('arrival.todayBy', { time }) : t('arrival.today');
    if (inDays === 1) return time ? t('arrival.tomorrowBy', { time }) : t('arrival.tomorrow');
    const named = { weekday: weekdayOf(day, language), date: date(day) };
    return time ? t('arrival.dayBy', { ...named, time }) : t('arrival.day', named);
  };
}
