import type { Category } from 'api';
import { dropOf, mayBeBelow, moved, stepOf, treeRows } from './category-tree';

const tree = (shape: Record<string, string | null>): Category[] =>
  Object.entries(shape).map(([id, parentId], position) => ({
    id,
    parentId,
    position,
    slug: id,
    name: { en: id },
    description: {},
    image: null,
    productCount: 0,
    totalCount: 0,
    status: 'show',
    version: 1,
  }));
const drawn = (categories: Category[]) =>
  treeRows(categories).map(({ category, level }) => `${'-'.repeat(level)}${category.id}`);

const shop = tree({ bread: null, drinks: null, rolls: 'bread', rye: 'bread', water: 'drinks' });

it('the tree is drawn parents first, in order, without what is closed', () => {
  expect(drawn(shop)).toEqual(['-bread', '--rolls', '--rye', '-drinks', '--water']);
  expect(treeRows(shop, new Set(['bread'])).map(({ category }) => category.id)).toEqual([
    'bread',
    'drinks',
    'water',
  ]);
});

it.each([
  ['rye', 'up', ['-bread', '--rye', '--rolls', '-drinks', '--water']],
  ['bread', 'down', ['-drinks', '--water', '-bread', '--rolls', '--rye']],
  ['drinks', 'in', ['-bread', '--rolls', '--rye', '--drinks', '---water']],
  ['rye', 'out', ['-bread', '--rolls', '-rye', '-drinks', '--water']],
] as const)('one step moves a category with all below it: %s %s', (id, step, after) => {
  const move = stepOf(shop, id, step);
  expect(move && drawn(moved(shop, id, move))).toEqual(after);
});

it.each([
  ['bread', 'up'],
  ['bread', 'in'],
  ['bread', 'out'],
  ['rye', 'down'],
] as const)('there is no step where the tree ends: %s %s', (id, step) => {
  expect(stepOf(shop, id, step)).toBeNull();
});

it.each([
  ['water', 'rolls', 'before', ['-bread', '--water', '--rolls', '--rye', '-drinks']],
  ['water', 'rolls', 'after', ['-bread', '--rolls', '--water', '--rye', '-drinks']],
  ['water', 'bread', 'inside', ['-bread', '--rolls', '--rye', '--water', '-drinks']],
  ['rolls', 'drinks', 'after', ['-bread', '--rye', '-drinks', '--water', '-rolls']],
] as const)('a category is dropped on another: %s on %s, %s', (id, on, zone, after) => {
  const move = dropOf(shop, id, on, zone);
  expect(move && drawn(moved(shop, id, move))).toEqual(after);
});

it('a category is dropped neither below itself nor deeper than five levels', () => {
  expect(dropOf(shop, 'bread', 'rye', 'inside')).toBeNull();
  expect(dropOf(shop, 'bread', 'rye', 'after')).toBeNull();
  const deep = tree({ a: null, b: 'a', c: 'b', d: 'c', e: 'd', x: null, y: 'x' });
  expect(dropOf(deep, 'y', 'e', 'inside')).toBeNull();
  expect(dropOf(deep, 'x', 'd', 'inside')).toBeNull();
  expect(mayBeBelow(deep, 'x', 'c')).toBe(true);
  expect(mayBeBelow(deep, null, 'e')).toBe(false);
});
