import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

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

Object.assign(globalThis, { ResizeObserver: NoLayoutObserver, IntersectionObserver: NoLayoutObserver });

window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;

window.scrollTo = () => {};
