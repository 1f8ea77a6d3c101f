import { textsIn } from './texts.ts';

const milk = { en: 'Milk', de: 'Milch', fr: 'Lait' };

it('leaves out the other languages, however deep', () => {
  expect(textsIn({ list: [{ name: milk, price: 169, image: null }] }, ['de', 'en'])).toEqual({
    list: [{ name: { en: 'Milk', de: 'Milch' }, price: 169, image: null }],
  });
});

it('keeps a text that is empty in these languages, and whatever is named', () => {
  const onlyFrench = { en: '', de: '', fr: 'Lait' };
  expect(textsIn({ name: onlyFrench, title: milk }, ['en'], ['title'])).toEqual({
    name: onlyFrench,
    title: milk,
  });
});
