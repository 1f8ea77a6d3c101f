import '@testing-library/jest-dom';
import { StyleSheet } from '@emotion/sheet';
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
// the time these tests took. Rules that hide nothing are left out; sheets that a test wants to read keep them as text.
const insert = StyleSheet.prototype.insert;
StyleSheet.prototype.insert = function (rule) {
  if (!this.isSpeedy || /display:\s*none|visibility:\s*hidden/.test(rule)) insert.call(this, rule);
};
