import { wordsByFolder } from 'mfe-shared';
import type {} from './words';

/** The texts of all slices, one chunk per language (`scripts/webpack/config.ts`). */
export const loadTranslations = wordsByFolder(
  'platform-admin',
  import.meta.webpackContext('.', { recursive: true, regExp: /\/locales\/\w+\.json$/, mode: 'lazy' }),
);
