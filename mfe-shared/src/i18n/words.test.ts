import { createTranslations } from './create-i18n';
import { wordsByPage } from './words-by-folder';

it('an existing translation key compiles, with its plural, and a misspelt one or a missing value does not', async () => {
  const { i18n } = await createTranslations('en');
  const t = i18n.getFixedT('en', 'errors');
  expect(t('NOT_FOUND')).toBe('There is nothing here.');
  // From common, which every namespace falls back to.
  expect(t('selected', { count: 2, amount: '2' })).toBe('2 selected');
  // @ts-expect-error: neither errors nor common has it.
  expect(t('NOT_FUOND')).toBe('NOT_FUOND');
  // @ts-expect-error: it has plural forms of something else only.
  expect(t('selekted', { count: 2 })).toBe('selekted');
  // @ts-expect-error: a value is missing.
  expect(t('pageOf', { page: 2 })).toBe('Page 2 of {{pages}}');
  // @ts-expect-error: no value is passed at all.
  expect(t('remove')).toBe('Remove {{label}}');
  // @ts-expect-error: the value is misspelt.
  expect(t('remove', { lable: 'milk' })).toBe('Remove {{label}}');
  // @ts-expect-error: another namespace has to be asked for.
  t('sign-in:newLink');
});

it('texts that come with a page are left out of the remote’s own, and loaded by their namespace', async () => {
  const files = Object.assign(async (path: string) => ({ path }), {
    keys: () => ['./layout/locales/en.json', './layout/locales/de.json', './features/orders/locales/de.json'],
  });
  const pages = [{ words: ['orders/orders' as 'common'] }, {}];
  const { loadTranslations, loadPageWords } = wordsByPage('orders', files, pages);
  expect(await loadTranslations('de')).toEqual({ 'orders/layout': { path: './layout/locales/de.json' } });
  expect(await loadPageWords('de', ['orders/orders' as 'common'])).toEqual({
    'orders/orders': { path: './features/orders/locales/de.json' },
  });
  expect(await loadPageWords('en', ['orders/orders' as 'common'])).toEqual({});
});
