import { wordsByFolder } from 'mfe-shared';
import type {} from './words';

/** The words of all slices, a chunk for each language (`scripts/webpack/config.ts`). */
export const loadTranslations = wordsByFolder(
  'storefront',
  import.meta.webpackContext('.', { recursive: true, regExp: /\/locales\/\w+\.json$/, mode: 'lazy' }),
);
