import { onFirstInteraction } from './on-first-interaction';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('prefetching begins once, half a second after the visitor’s first interaction', async () => {
  const load = jest.fn(() => Promise.resolve());
  onFirstInteraction(load);
  window.dispatchEvent(new Event('touchstart'));
  window.dispatchEvent(new Event('pointerover'));
  await jest.advanceTimersByTimeAsync(400);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(101);
  window.dispatchEvent(new Event('keydown'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('prefetching begins after two seconds without an interaction', async () => {
  const load = jest.fn(() => Promise.resolve());
  onFirstInteraction(load);
  await jest.advanceTimersByTimeAsync(2_001);
  expect(load).toHaveBeenCalledTimes(1);
});

it('prefetching does not begin once it is cancelled', async () => {
  const load = jest.fn(() => Promise.resolve());
  const stop = onFirstInteraction(load);
  window.dispatchEvent(new Event('wheel'));
  stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
});

it('the second of two tasks that load ahead begins when the browser is idle once more', async () => {
  const whenIdle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (run: () => void) => whenIdle.push(run) });
  try {
    const begun: string[] = [];
    for (const name of ['first', 'second']) {
      onFirstInteraction(async () => {
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

it('a task that loads ahead and is due waits until half a second after a press', async () => {
  const load = jest.fn(() => Promise.resolve());
  onFirstInteraction(load);
  await jest.advanceTimersByTimeAsync(1_900);
  const press = new Event('pointerdown', { bubbles: true });
  // The first press on a rendered page is not passed on to the app.
  window.addEventListener('pointerdown', (event) => event.stopPropagation(), { capture: true, once: true });
  document.body.dispatchEvent(press);
  await jest.advanceTimersByTimeAsync(400);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledTimes(1);
});

it('the second of two tasks that load ahead begins when the first has ended, also when it failed', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const second = jest.fn(() => Promise.resolve());
  onFirstInteraction(() => promise);
  onFirstInteraction(second);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(second).not.toHaveBeenCalled();
  reject(new Error('no connection'));
  await jest.advanceTimersByTimeAsync(1);
  expect(second).toHaveBeenCalledTimes(1);
});
