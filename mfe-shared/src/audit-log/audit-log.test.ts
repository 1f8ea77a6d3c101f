import { detailLines } from './detail-lines';
import { subjectOf } from './subject-of';

it.each([
  [{ a: 'x', n: 0, f: false }, ['a x', 'n 0', 'f false']],
  [{ a: { b: { c: { d: 1 } } } }, ['a.b.c {"d":1}']],
  [
    { list: ['a', 'b'], rows: [{ id: 1 }], none: [], empty: {}, nil: null },
    ['list a, b', 'rows [{"id":1}]', 'none –', 'empty {}', 'nil –'],
  ],
])('the details %j are shown line by line', (details, lines) => {
  expect(detailLines(details).map(({ name, value }) => `${name} ${value}`)).toEqual(lines);
});

it.each([
  [{ remote: 'mfe-storefront', build: 'bbbbbbbbbbbb' }, 'mfe-storefront bbbbbbb'],
  [{ parts: { shell: 'aaaaaaaaaaaa' } }, 'shell aaaaaaa'],
  [{ email: 'cora@fresh.test', change: {} }, 'cora@fresh.test'],
  [{ params: { id: 'x' } }, ''],
])('the subject of an entry is found in %j', (details, subject) => {
  expect(subjectOf(details)).toBe(subject);
});
