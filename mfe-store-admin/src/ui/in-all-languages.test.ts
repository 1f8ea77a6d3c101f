import { inAllLanguages, writtenLanguages } from './in-all-languages';

it('a form has a text in each language, and the API gets those that are written', () => {
  const all = inAllLanguages({ de: 'Milch', en: 'Milk' });
  expect(Object.entries(all)).toEqual([
    ['en', 'Milk'],
    ['de', 'Milch'],
    ['fr', ''],
  ]);
  expect(writtenLanguages(all)).toEqual({ en: 'Milk', de: 'Milch' });
});
