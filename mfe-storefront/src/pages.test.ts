import { pagesWithoutWords } from 'mfe-shared/testing';
import { pages } from './pages';
import { loadPageWords, loadTranslations } from './translations';

it('every page of a feature whose texts come with its pages names them', async () => {
  expect(pages.filter(({ words }) => words).length).toBeGreaterThan(2);
  expect(await pagesWithoutWords(__dirname, 'storefront')).toEqual([]);
});

it('texts of a page are not among those of every page', async () => {
  const namespace = 'storefront/checkout';
  expect(await loadTranslations('de')).not.toHaveProperty([namespace]);
  expect(Object.keys(await loadPageWords('de', [namespace]))).toEqual([namespace]);
});
