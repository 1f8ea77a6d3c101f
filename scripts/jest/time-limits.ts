/**
 * Time limits for tests that run directly in Node: jest-light-runner has none, and a test that never ends would stop
 * the whole run. Limits are those of jest: two minutes, or what a test file says by `jest.setTimeout`.
 */
// biome-ignore lint/suspicious/noExplicitAny: what jest's own types allow of a test
type Work = (...values: any[]) => any;
type Declare = (name: string, work?: Work, ms?: number) => void;

const defaultMs = 120_000;
const limits = new Map<string | undefined, number>();
const file = (): string | undefined => expect.getState().testPath;

const limited = (work?: Work, ms?: number): Work | undefined =>
  work &&
  (async (...values: unknown[]) => {
    const limit = ms ?? limits.get(file()) ?? defaultMs;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not done after ${limit} ms`)), limit);
    });
    try {
      await Promise.race([work(...values), late]);
    } finally {
      clearTimeout(timer);
    }
  });

/** `test` and `test.each`. `test.only` stays without a limit. */
function limitedTest(test: jest.It): jest.It {
  const declare = ((name, work, ms) => test(name, limited(work, ms), ms)) as Declare as jest.It;
  return Object.assign(declare, test, {
    each: ((...table: [never]) =>
      (name: string, work: Work, ms?: number) =>
        test.each(...table)(name, limited(work, ms) as never, ms)) as jest.Each,
  });
}

const limitedHook = (hook: jest.Lifecycle): jest.Lifecycle =>
  ((work: Work, ms?: number) => hook(limited(work, ms) as never, ms)) as jest.Lifecycle;

globalThis.test = limitedTest(test);
globalThis.it = limitedTest(it);
globalThis.beforeAll = limitedHook(beforeAll);
globalThis.beforeEach = limitedHook(beforeEach);
globalThis.afterEach = limitedHook(afterEach);
globalThis.afterAll = limitedHook(afterAll);
jest.setTimeout = (ms) => {
  limits.set(file(), ms);
  return jest;
};
// It would stop all clocks, those of connections and of these limits too: api/src/testing/clock.ts sets the time.
jest.useFakeTimers = () => {
  throw new Error('jest.useFakeTimers stops the clocks of connections: use api/src/testing/clock.ts');
};
