import { blankMs, isBlank, watchBlank } from './watch-blank';

const frame = (content: string) => {
  document.body.innerHTML = `<div id="root"><header>Fresh Corner</header><main>${content}</main></div>`;
};
const given: unknown[] = [];
const reported: string[] = [];
const watch = () =>
  watchBlank(
    (stuck) => given.push(stuck),
    ({ message }) => reported.push(message),
  );

beforeEach(() => {
  jest.useFakeTimers();
  given.length = 0;
  reported.length = 0;
});
afterEach(() => jest.useRealTimers());

it.each([
  ['nothing', '<div><p> </p></div>', true],
  ['a text', '<p>Milk</p>', false],
  ['a picture', '<img alt="" />', false],
  ['a field', '<input />', false],
])('a page with %s in it is blank: %j', (_what, content, blank) => {
  frame(content);
  expect(isBlank()).toBe(blank);
});

it('a page that paints nothing is given up, then its area, and then it is only reported', () => {
  frame('');
  watch().onShown('one');
  jest.advanceTimersByTime(blankMs - 1);
  expect(given).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(given).toEqual([{ key: 'one', level: 'page', isBlank: true }]);
  jest.advanceTimersByTime(2_000);
  expect(given[1]).toEqual({ key: 'one', level: 'area', isBlank: true });
  expect(reported).toEqual(['this page paints nothing']);
});

it('a page that paints something in time stays, and so does one that is left', () => {
  frame('');
  const { onShown } = watch();
  onShown('one');
  jest.advanceTimersByTime(blankMs / 2);
  onShown('two');
  jest.advanceTimersByTime(blankMs / 2);
  frame('Milk');
  jest.advanceTimersByTime(3 * blankMs);
  expect([given, reported]).toEqual([[], []]);
});

it('the frame around all pages is reported when it paints nothing', () => {
  document.body.innerHTML = '<div id="root"></div>';
  const { opens, stop } = watch();
  opens();
  jest.advanceTimersByTime(2 * blankMs);
  expect(reported).toEqual(['this page paints nothing']);
  opens();
  stop();
  jest.advanceTimersByTime(2 * blankMs);
  expect(reported).toHaveLength(1);
});
