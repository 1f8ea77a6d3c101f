import { mergeChanges } from './merge-changes';

const base = { title: 'Tea', brand: 'A', tags: ['hot'] };

it('a merge takes over fields that only they changed', () => {
  const merge = mergeChanges({ base, mine: { ...base, title: 'Mine' }, theirs: { ...base, brand: 'B' } });
  expect(merge).toEqual({
    values: { ...base, title: 'Mine', brand: 'B' },
    changes: [{ path: 'brand', theirs: 'B', mine: 'A', both: false }],
  });
});

it('a merge prefers my value for a field that both changed, and reports a conflict', () => {
  const mine = { ...base, tags: ['cold'] };
  const merge = mergeChanges({ base, mine, theirs: { ...base, tags: ['iced'] } });
  expect(merge).toEqual({
    values: mine,
    changes: [{ path: 'tags', theirs: ['iced'], mine: ['cold'], both: true }],
  });
});

it('a merge reports no conflict when both changed a field to the same value', () => {
  const merge = mergeChanges({ base, mine: { ...base, brand: 'B' }, theirs: { ...base, brand: 'B' } });
  expect(merge).toEqual({ values: { ...base, brand: 'B' }, changes: [] });
});

it('a merge treats each language of a text separately', () => {
  const before = { title: { en: 'Tea', de: 'Tee' } };
  const merge = mergeChanges({
    base: before,
    mine: { title: { en: 'Tea', de: 'Schwarztee' } },
    theirs: { title: { en: 'Black tea', de: 'Tee' } },
  });
  expect(merge.values).toEqual({ title: { en: 'Black tea', de: 'Schwarztee' } });
  expect(merge.changes.map(({ path }) => path)).toEqual(['title.en']);
});

describe('a merged list', () => {
  const item = (id: string | undefined, price: string) => ({ id, price });
  const before = { variants: [item('a', '1'), item('b', '2')] };

  it('is merged item by item when both versions have the same items', () => {
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

  it('is mine as a whole when I added an item', () => {
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

describe('a merge of fields that belong together', () => {
  const item = (id: string, size: string) => ({ id, size });
  const before = { name: 'Tea', sizes: ['S'], variants: [item('a', 'S')] };
  const together = ['sizes', 'variants'];

  it('takes all of mine when I changed one of them and they another', () => {
    const mine = { ...before, sizes: ['M'] };
    const theirs = { ...before, variants: [item('a', 'S'), item('b', 'L')] };
    const merge = mergeChanges({ base: before, mine, theirs }, together);
    expect(merge.values).toEqual(mine);
    expect(merge.changes).toEqual([
      { path: 'variants', theirs: theirs.variants, mine: mine.variants, both: true },
    ]);
  });

  it('takes all of theirs when I changed none of them', () => {
    const mine = { ...before, name: 'My tea' };
    const theirs = { ...before, sizes: ['S', 'L'], variants: [item('a', 'S'), item('b', 'L')] };
    const merge = mergeChanges({ base: before, mine, theirs }, together);
    expect(merge.values).toEqual({ ...theirs, name: 'My tea' });
  });

  it('treats each field separately while no item was added or removed', () => {
    const base = { ...before, variants: [item('a', 'S'), item('b', 'L')] };
    const mine = { ...base, name: 'My tea', variants: [item('a', 'small'), item('b', 'L')] };
    const theirs = { ...base, name: 'Their tea', variants: [item('a', 'S'), item('b', 'large')] };
    const merge = mergeChanges({ base, mine, theirs }, together);
    expect(merge.values).toEqual({ ...mine, variants: [item('a', 'small'), item('b', 'large')] });
    expect(merge.changes.map(({ path, both }) => [path, both])).toEqual([
      ['name', true],
      ['variants.1.size', false],
    ]);
  });
});
