import { ApiError } from '../api/api-error';
import { constants } from '../constants';
import { createQueryClient } from './query-client';

const { retries } = constants.query;

it.each([
  [403, 1],
  [404, 1],
  [429, 1 + retries],
  [503, 1 + retries],
  // Without a reply.
  [0, 1 + retries],
])('a query that fails with status %i is sent %i times', async (status, times) => {
  jest.useFakeTimers();
  const error = new ApiError({ status, code: 'X', message: 'X' });
  const ask = jest.fn(() => Promise.reject(error));
  const reply = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: ask });
  await Promise.all([expect(reply).rejects.toBe(error), jest.runAllTimersAsync()]);
  expect(ask).toHaveBeenCalledTimes(times);
  jest.useRealTimers();
});
