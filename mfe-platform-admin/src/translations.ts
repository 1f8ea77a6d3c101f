import { wordsByPage } from 'mfe-shared';
import { pages } from './pages';
import type {} from './words';

/** The texts of the slices: one file per language for all, and one for each namespace that comes with a page. */
export const { loadTranslations, loadPageWords } = wordsByPage(
  'platform-admin',
  import.meta.webpackContext('.', { recursive: true, regExp: /\/locales\/\w+\.json$/, mode: 'lazy' }),
  pages,
);
