import { textsIn } from './texts.ts';

const milk = { en: 'Milk', de: 'Milch', fr: 'Lait' };

it('the page’s data leaves out texts in other languages, at any depth', () => {
  expect(textsIn({ list: [{ name: milk, price: 169, image: null }] }, ['de', 'en'])).toEqual({
    list: [{ name: { en: 'Milk', de: 'Milch' }, price: 169, image: null }],
  });
});

it('the page’s data leaves out other languages of a text that not all languages have', () => {
  expect(textsIn({ name: { de: 'Milch', fr: 'Lait' }, empty: {} }, ['de'])).toEqual({
    name: { de: 'Milch' },
    empty: {},
  });
});

it('the page’s data includes a text that is empty in these languages, and named fields as a whole', () => {
  const onlyFrench = { en: '', de: '', fr: 'Lait' };
  expect(textsIn({ name: onlyFrench, title: milk }, ['en'], ['title'])).toEqual({
    name: onlyFrench,
    title: milk,
  });
});
