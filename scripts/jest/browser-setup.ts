import '@testing-library/jest-dom';

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
