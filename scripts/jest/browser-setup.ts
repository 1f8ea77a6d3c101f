import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { webpackContextOf } from './webpack-context';

// A find waits for a page, its data and its words; on a busy machine that is more than the second it waits by itself.
configure({ asyncUtilTimeout: 8_000 });

// jsdom draws nothing, so it has no layout to observe; components only need the calls to exist.
class NoLayoutObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(globalThis, {
  ResizeObserver: NoLayoutObserver,
  IntersectionObserver: NoLayoutObserver,
  webpackContextOf,
});

window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;

window.scrollTo = () => {};

// A query by role asks every element's style whether it is seen, and jsdom tries every rule there is on each: half of all
// the time these tests took. Only what hides something is written; a test that reads styles as text gets all of them.
jest.mock('@emotion/cache', () => {
  const { default: createCache } = jest.requireActual<typeof import('@emotion/cache')>('@emotion/cache');
  const onlyHiding = (element: { type: string; value: string }) => {
    const hides = /^(display:\s*none|visibility:\s*hidden)/.test(element.value);
    if (element.type === 'decl' && !hides) element.value = '';
  };
  const createLean: typeof createCache = (options) => {
    const stylisPlugins = [onlyHiding, ...(options.stylisPlugins ?? [])];
    return createCache(options.speedy === false ? options : { ...options, stylisPlugins });
  };
  return { __esModule: true, default: createLean };
});
