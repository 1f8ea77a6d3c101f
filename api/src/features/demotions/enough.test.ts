import type { Evidence } from './enough.ts';
import { isEnough } from './enough.ts';

const settings = { demoteAfterVisitors: 5 };
const minutes = 10;

/**
 * Returns the evidence against a build some seconds after it went live, on a platform with this number of pages in ten
 * minutes. Every `failing`th page of it fails, each for another visitor.
 */
function after(seconds: number, pagesInTen: number, failing: number): Evidence {
  const loads = Math.floor((pagesInTen * seconds) / 600);
  const visitors = Math.floor(loads / failing);
  const worked = loads - visitors;
  // The expected pages as `readEvidence` computes them: those of one minute at least, and of ten minutes at most.
  const expected = (pagesInTen * Math.min(minutes, Math.max(1, seconds / 60))) / minutes;
  return { visitors, pages: Math.max(expected, worked), sinceNew: { visitors, tries: 1, expected, worked } };
}

function secondsUntilOut(pagesInTen: number, failing: number): number | null {
  for (let seconds = 1; seconds <= 3_600; seconds += 1)
    if (isEnough(after(seconds, pagesInTen, failing), settings)) return seconds;
  return null;
}

it.each([
  // pages in ten minutes, one page fails of, seconds until the build is out at the latest
  [3, 1, 400],
  [50, 1, 40],
  [50, 10, 600],
  [1_000, 1, 10],
  [100_000, 1, 3],
  [100_000, 10, 15],
  [100_000, 50, 60],
])(
  'with %i pages in ten minutes, of which one in %i fails, a build is out after %i s',
  (pages, of, seconds) => {
    expect(secondsUntilOut(pages, of)).toBeLessThanOrEqual(seconds);
  },
);

it.each([
  [1_000, 100],
  [100_000, 100],
])('with %i pages in ten minutes, of which one in %i fails, a build stays', (pages, of) => {
  expect(secondsUntilOut(pages, of)).toBeNull();
});

const few = (given: Partial<NonNullable<Evidence['sinceNew']>>): Evidence => ({
  ...{ visitors: given.visitors ?? 0, pages: 1 },
  sinceNew: { visitors: 0, tries: 1, expected: 1, worked: 0, ...given },
});

it('on a platform with hardly any visitors two of them are enough, or one who tries three times', () => {
  expect(isEnough(few({ visitors: 2 }), settings)).toBe('neverWorked');
  expect(isEnough(few({ visitors: 1, tries: 3 }), settings)).toBe('neverWorked');
  expect(isEnough(few({ visitors: 1, tries: 2 }), settings)).toBeNull();
});

it('one visitor or network does not decide where others come, or the build has worked', () => {
  expect(isEnough(few({ visitors: 2, worked: 2 }), settings)).toBeNull();
  expect(isEnough(few({ visitors: 2, expected: 5 }), settings)).toBeNull();
  expect(isEnough(few({ visitors: 1, tries: 10, expected: 3 }), settings)).toBeNull();
  expect(isEnough({ visitors: 4, pages: 1, sinceNew: null }, settings)).toBeNull();
});
