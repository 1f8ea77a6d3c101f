import { mergeChanges } from './merge-changes';

const base = { title: 'Tea', brand: 'A', tags: ['hot'] };

it('takes over what only they changed', () => {
  const merge = mergeChanges({ base, mine: { ...base, title: 'Mine' }, theirs: { ...base, brand: 'B' } });
  expect(merge).toEqual({
    values: { ...base, title: 'Mine', brand: 'B' },
    changes: [{ path: 'brand', theirs: 'B', mine: 'A', both: false }],
  });
});

it('keeps mine where both changed, and says so', () => {
  const mine = { ...base, tags: ['cold'] };
  const merge = mergeChanges({ base, mine, theirs: { ...base, tags: ['iced'] } });
  expect(merge).toEqual({
    values: mine,
    changes: [{ path: 'tags', theirs: ['iced'], mine: ['cold'], both: true }],
  });
});

it('reports nothing where both changed to the same', () => {
  const merge = mergeChanges({ base, mine: { ...base, brand: 'B' }, theirs: { ...base, brand: 'B' } });
  expect(merge).toEqual({ values: { ...base, brand: 'B' }, changes: [] });
});

it('merges the languages of a text one by one', () => {
  const before = { title: { en: 'Tea', de: 'Tee' } };
  const merge = mergeChanges({
    base: before,
    mine: { title: { en: 'Tea', de: 'Schwarztee' } },
    theirs: { title: { en: 'Black tea', de: 'Tee' } },
  });
  expect(merge.values).toEqual({ title: { en: 'Black tea', de: 'Schwarztee' } });
  expect(merge.changes.map(({ path }) => path)).toEqual(['title.en']);
});

describe('a list', () => {
  const item = (id: string | undefined, price: string) => ({ id, price });
  const before = { variants: [item('a', '1'), item('b', '2')] };

  it('is merged item by item while both versions have the same items', () => {
    const merge = mergeChanges({
      base: before,
      mine: { variants: [item('a', '1'), item('b', '3')] },
      theirs: { variants: [item('a', '9'), item('b', '4')] },
    });
    expect(merge.values).toEqual({ variants: [item('a', '9'), item('b', '3')] });
    expect(merge.changes).toEqual([
      { path: 'variants.0.price', theirs: '9', mine: '1', both: false },
      { path: 'variants.1.price', theirs: '4', mine: '3', both: true },
    ]);
  });

  it('is kept as a whole when I added an item', () => {
    const mine = { variants: [...before.variants, item(undefined, '5')] };
    const merge = mergeChanges({
      base: before,
      mine,
      theirs: { variants: [item('a', '9'), item('b', '2')] },
    });
    expect(merge.values).toEqual(mine);
    expect(merge.changes).toMatchObject([{ path: 'variants', both: true }]);
  });
});

describe('fields that belong together', () => {
  const item = (id: string, size: string) => ({ id, size });
  const before = { name: 'Tea', sizes: ['S'], variants: [item('a', 'S')] };
  const together = ['sizes', 'variants'];

  it('are all mine when I changed one of them and they another', () => {
    const mine = { ...before, sizes: ['M'] };
    const theirs = { ...before, variants: [item('a', 'S'), item('b', 'L')] };
    const merge = mergeChanges({ base: before, mine, theirs }, together);
    expect(merge.values).toEqual(mine);
    expect(merge.changes).toEqual([
      { path: 'variants', theirs: theirs.variants, mine: mine.variants, both: true },
    ]);
  });

  it('are all theirs when I changed none of them', () => {
    const mine = { ...before, name: 'My tea' };
    const theirs = { ...before, sizes: ['S', 'L'], variants: [item('a', 'S'), item('b', 'L')] };
    const merge = mergeChanges({ base: before, mine, theirs }, together);
    expect(merge.values).toEqual({ ...theirs, name: 'My tea' });
  });

  it('are merged part by part while no item came or went', () => {
    const mine = { ...before, name: 'My tea', variants: [item('a', 'small')] };
    const theirs = { ...before, name: 'Their tea' };
    const merge = mergeChanges({ base: before, mine, theirs }, together);
    expect(merge.values).toEqual(mine);
    expect(merge.changes.map(({ path }) => path)).toEqual(['name']);
  });
});
