import type { Language } from '../i18n/language';

const token = /YYYY|MMMM|MMM|MM|M|DD|D/g;

/** A date by a pattern of the settings (`MMM D, YYYY`), month names in the visitor's language. '' for no date. */
export function formatDate(date: Date, pattern: string, language: Language): string {
  if (Number.isNaN(date.getTime())) return '';
  const month = (length: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { month: length }).format(date);
  return pattern.replace(token, (part) => {
    switch (part) {
      case 'YYYY':
        return String(date.getFullYear());
      case 'MMMM':
        return month('long');
      case 'MMM':
        return month('short');
      case 'MM':
        return String(date.getMonth() + 1).padStart(2, '0');
      case 'M':
        return String(date.getMonth() + 1);
      case 'DD':
        return String(date.getDate()).padStart(2, '0');
      default:
        return String(date.getDate());
    }
  });
}
