import { QueryClient } from '@tanstack/react-query';
import { constants } from '../constants';
import { persistedKeys } from '../settings/settings.queries';
import { persistQueries } from './persist';

const key = 'larder-queries:test';
const name = persistedKeys[0] ?? '';
const queryKey = ['tenants', 't', name];
const { version } = constants.persistence;
const { keptMs } = constants.query.settings;

/** The settings that a page finds after another one has stored them, changed by `change`. */
function findAfter(change: (stored: { version: number; at: number }) => object) {
  const queries = [
    {
      queryKey,
      queryHash: JSON.stringify(queryKey),
      state: {
        ...new QueryClient().getQueryCache().build(new QueryClient(), { queryKey }).state,
        data: 'A',
        status: 'success',
      },
    },
  ];
  const stored = { version, at: Date.now(), state: { queries, mutations: [] } };
  localStorage.setItem(key, JSON.stringify({ ...stored, ...change(stored) }));
  const queryClient = new QueryClient();
  persistQueries(queryClient, localStorage, 'test')();
  return queryClient.getQueryData(queryKey);
}

describe('stored settings', () => {
  it('are restored in the next page', () => {
    expect(findAfter(() => ({}))).toBe('A');
  });

  it.each([
    ['another version', () => ({ version: version + 1 })],
    ['another time', ({ at }: { at: number }) => ({ at: at - keptMs - 1 })],
  ])('of %s are dropped', (_what, change) => {
    expect(findAfter(change)).toBeUndefined();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each(['{', '"text"', 'null'])('that are invalid (%s) are ignored', (text) => {
    localStorage.setItem(key, text);
    expect(() => persistQueries(new QueryClient(), localStorage, 'test')()).not.toThrow();
  });
});
