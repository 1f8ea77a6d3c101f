import type { LanguageCode } from 'api';
import { constants } from 'mfe-shared';

type FieldError = { message?: string | undefined };

/** The error of a text, as a whole or in one of its languages. */
export const textError = (
  error: (FieldError & { [Code in LanguageCode]?: FieldError | undefined }) | undefined,
): string | undefined =>
  error?.message ?? constants.languages.flatMap((code) => error?.[code]?.message ?? [])[0];
