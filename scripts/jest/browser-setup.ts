import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { webpackContextOf } from './webpack-context';

configure({
  // A query waits for a page, its data and its texts; on a busy machine that takes much longer than the default second.
  asyncUtilTimeout: 30_000,
  // Each try of a query that waits makes this error. Writing the whole page as HTML into it took a tenth of the time of
  // these tests, so it says what the page reads; `screen.debug()` prints the page.
  getElementError: (message, container) => {
    const text = `The page reads: ${container.textContent?.slice(0, 4_000)}`;
    const whole = message?.includes(text) ? message : [message, text].join('\n\n');
    return Object.assign(new Error(whole), { name: 'TestingLibraryElementError' });
  },
});

// Each test begins as in a new browser: settings and the cart are kept there.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout to observe; components only need the calls to exist.
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

// jsdom looks through the whole page for the field of each label, and for the labels of each field does so at every
// element: without these getters of the DOM, tests of forms, which find fields by their labels, take a quarter to a third
// more of processor time. jsdom 31 is as fast by itself; jest-environment-jsdom brings 26 (docs/decisions/0092).
const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get(this: HTMLLabelElement) {
    const isNamed = this.hasAttribute('for');
    const field = isNamed ? document.getElementById(this.htmlFor) : this.querySelector(labelable);
    return field?.matches(labelable) ? field : null;
  },
});
for (const field of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(field.prototype, 'labels', {
    get(this: HTMLElement) {
      return [...document.querySelectorAll('label')].filter(({ control }) => control === this);
    },
  });
}

// jsdom has neither; a saved file's address is given back a minute later, whatever test runs then.
URL.createObjectURL ??= () => 'blob:';
URL.revokeObjectURL ??= () => {};

// A query by role computes each element's style, and jsdom tries every rule on it: half of these tests' time. So only
// rules that hide something are written; a test that reads styles as text gets all of them.
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
