import { mergeChanges } from './merge-changes';

const base = { title: 'Tea', brand: 'A', tags: ['hot'] };

it('takes over what only they changed', () => {
  const merge = mergeChanges({ base, mine: { ...base, title: 'Mine' }, theirs: { ...base, brand: 'B' } });
  expect(merge).toEqual({ values: { ...base, title: 'Mine', brand: 'B' }, taken: ['brand'], both: [] });
});

it('keeps mine where both changed, and says so', () => {
  const merge = mergeChanges({
    base,
    mine: { ...base, tags: ['cold'] },
    theirs: { ...base, tags: ['iced'] },
  });
  expect(merge).toEqual({ values: { ...base, tags: ['cold'] }, taken: [], both: ['tags'] });
});

it('is silent where both came to the same', () => {
  const merge = mergeChanges({ base, mine: { ...base, brand: 'B' }, theirs: { ...base, brand: 'B' } });
  expect(merge).toMatchObject({ taken: [], both: [] });
});

it('keeps together what belongs together', () => {
  const merge = mergeChanges({ base, mine: { ...base, title: 'Mine' }, theirs: { ...base, brand: 'B' } }, [
    'title',
    'brand',
  ]);
  expect(merge).toEqual({ values: { ...base, title: 'Mine' }, taken: [], both: ['brand'] });
});
