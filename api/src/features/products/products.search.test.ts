import { text } from '../../testing/catalog.ts';
import { searchTextOf } from './products.search.service.ts';

const searchText = (title: string) => searchTextOf({ title: text(title), brand: '', tags: [], codes: [] });

it.each([
  ['Weißbrot', 'weissbrot'],
  ['Smørrebrød', 'smorrebrod'],
  ['Œufs frais', 'oeufs frais'],
  ['Ægir', 'aegir'],
  ['Łódź', 'lodz'],
  ['Đuveč', 'duvec'],
  ['Crème brûlée', 'creme brulee'],
])('the search text of “%s” contains “%s”, which is how it may be typed', (title, typed) => {
  expect(searchText(title)).toContain(typed);
});
