import { slugify } from './slugify';

it.each([
  ['Crème fraîche, 200 g', 'creme-fraiche-200-g'],
  ['Große Äpfel & süße Öle', 'grosse-aepfel-suesse-oele'],
  ['Smørrebrød œuf', 'smorrebrod-oeuf'],
  ['  -- Tea! --  ', 'tea'],
])('“%s” becomes the address %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

it('an address that is cut ends with a letter or a digit', () => {
  expect(slugify('fresh milk', 6)).toBe('fresh');
});
