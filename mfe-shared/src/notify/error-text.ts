import type { TFunction } from 'i18next';
import { ApiError } from '../api/api-error';

/**
 * The text for an error in the visitor's language, by its code; its own message when there is no text. After too many
 * attempts it says how long to wait. A text may name the values of the first reason, and be another for its field.
 */
export function errorText(t: TFunction<['common', 'errors']>, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return error.message;
  const refused = error instanceof ApiError ? error.details?.find(({ reason }) => reason) : undefined;
  // One key stands for all: comparing any text with thousands of keys costs the compiler half a second.
  const sentence = t(`errors:${code}` as 'errors:INTERNAL', {
    ...refused?.reason?.values,
    ...(refused && { context: refused.field }),
    defaultValue: error.message || t('errors:INTERNAL'),
  });
  const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return wait === undefined ? sentence : `${sentence} ${waitText(t, wait)}`;
}

function waitText(t: TFunction<['common', 'errors']>, seconds: number): string {
  return seconds < 60
    ? t('waitSeconds', { count: Math.max(1, Math.ceil(seconds)) })
    : t('waitMinutes', { count: Math.ceil(seconds / 60) });
}
