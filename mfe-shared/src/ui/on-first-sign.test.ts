import { onFirstSign } from './on-first-sign';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('what comes next is loaded soon after the first sign of a visitor, once, and not before it was answered', () => {
  const load = jest.fn(() => Promise.resolve());
  onFirstSign(load);
  window.dispatchEvent(new Event('touchstart'));
  window.dispatchEvent(new Event('pointerover'));
  jest.advanceTimersByTime(400);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('what comes next is loaded without a sign once the page is at rest', () => {
  const load = jest.fn(() => Promise.resolve());
  onFirstSign(load);
  jest.advanceTimersByTime(2_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('nothing is loaded ahead once nobody waits for it', () => {
  const load = jest.fn(() => Promise.resolve());
  const stop = onFirstSign(load);
  window.dispatchEvent(new Event('wheel'));
  stop();
  jest.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
});
