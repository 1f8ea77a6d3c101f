import type { TFunction } from 'i18next';
import { ApiError } from '../api/api-error';

/** The sentence for an error in the visitor's language; the server's own where we have none. */
export function errorText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  return t(`errors:${error.code}`, { defaultValue: error.message || t('errors:INTERNAL') });
}
