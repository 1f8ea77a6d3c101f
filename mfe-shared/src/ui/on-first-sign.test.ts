import { onFirstSign } from './on-first-sign';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('what comes next is loaded soon after the first sign of a visitor, once, and not before it was answered', async () => {
  const load = jest.fn(() => Promise.resolve());
  onFirstSign(load);
  window.dispatchEvent(new Event('touchstart'));
  window.dispatchEvent(new Event('pointerover'));
  await jest.advanceTimersByTimeAsync(400);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(101);
  window.dispatchEvent(new Event('keydown'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('what comes next is loaded without a sign once the page is at rest', async () => {
  const load = jest.fn(() => Promise.resolve());
  onFirstSign(load);
  await jest.advanceTimersByTimeAsync(2_001);
  expect(load).toHaveBeenCalledTimes(1);
});

it('nothing is loaded ahead once nobody waits for it', async () => {
  const load = jest.fn(() => Promise.resolve());
  const stop = onFirstSign(load);
  window.dispatchEvent(new Event('wheel'));
  stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
});

it('of two tasks the second begins when the browser is idle once more', async () => {
  const whenIdle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (run: () => void) => whenIdle.push(run) });
  try {
    const begun: string[] = [];
    for (const name of ['first', 'second']) {
      onFirstSign(async () => {
        begun.push(name);
      });
    }
    await jest.advanceTimersByTimeAsync(2_000);
    expect(whenIdle).toHaveLength(1);
    whenIdle.pop()?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['first']);
    whenIdle.pop()?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['first', 'second']);
  } finally {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  }
});
