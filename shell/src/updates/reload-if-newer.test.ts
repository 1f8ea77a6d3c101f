import { knowPresent, reloadIfNewer } from './reload-if-newer';

const reload = jest.fn();
let held = false;
const answers = (reply: () => Promise<unknown>) => {
  globalThis.fetch = jest.fn(async () => ({ json: reply }) as Response);
};

beforeEach(() => {
  reload.mockClear();
  held = false;
  AbortSignal.timeout ??= () => new AbortController().signal;
  knowPresent({ id: () => 'broken', isHeld: () => held });
});

it('a retry after a rollback loads the page anew', async () => {
  answers(async () => ({ id: 'good' }));
  expect(await reloadIfNewer(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['the composition is the same', async () => ({ id: 'broken' })],
  ['the answer is none of an edge', async () => ({ error: 'no' })],
  ['nobody answers', () => Promise.reject(new Error('offline'))],
])('a retry only tries again when %s', async (_what, reply) => {
  answers(reply);
  expect(await reloadIfNewer(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('a retry loads no page anew while something in it is unsaved', async () => {
  answers(async () => ({ id: 'good' }));
  held = true;
  expect(await reloadIfNewer(reload)).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
