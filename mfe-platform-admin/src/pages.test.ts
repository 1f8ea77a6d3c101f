import { pagesWithoutWords } from 'mfe-shared/testing';
import { pages } from './pages';
import { loadPageWords, loadTranslations } from './translations';

it('every page whose texts are loaded with it lists their namespaces in `words`', async () => {
  expect(pages.filter(({ words }) => words).length).toBeGreaterThan(20);
  expect(await pagesWithoutWords(__dirname, 'platform-admin')).toEqual([]);
});

it('texts that are loaded with a page are not also loaded with every page', async () => {
  const namespace = 'platform-admin/tenants';
  expect(await loadTranslations('de')).not.toHaveProperty([namespace]);
  expect(Object.keys(await loadPageWords('de', [namespace]))).toEqual([namespace]);
});
