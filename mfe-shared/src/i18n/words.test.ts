import { createTranslations } from './create-i18n';

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
