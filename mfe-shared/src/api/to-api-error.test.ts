import { AxiosError } from 'axios';
import { toApiError } from './to-api-error';

const replied = (status: number, data: unknown, headers: Record<string, string> = {}) =>
  toApiError(
    new AxiosError('failed', undefined, undefined, undefined, {
      status,
      data,
      headers,
      statusText: '',
      config: {} as never,
    }),
  );

describe('an error of the API client', () => {
  it('has the code of the reply, or that of its status', () => {
    expect(replied(409, { code: 'SLUG_TAKEN', message: 'Taken' })).toMatchObject({
      status: 409,
      code: 'SLUG_TAKEN',
      message: 'Taken',
    });
    expect(replied(502, '<html>')).toMatchObject({ status: 502, code: 'HTTP_502', message: 'failed' });
  });

  it('has only details with a field and a message', () => {
    const details = [{ field: 'name', message: 'required' }, { field: 'x' }, null, 'name'];
    expect(replied(400, { code: 'VALIDATION', details }).details).toEqual([details[0]]);
  });

  it.each([
    ['30', 30],
    ['0', 0],
    ['-5', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [undefined, undefined],
  ])('with Retry-After %s waits for %s seconds', (header, seconds) => {
    expect(replied(429, {}, header ? { 'retry-after': header } : {}).retryAfterSeconds).toBe(seconds);
  });

  it.each([
    ['ECONNABORTED', 'TIMEOUT'],
    ['ETIMEDOUT', 'TIMEOUT'],
    ['ERR_NETWORK', 'NETWORK'],
  ])('without a reply (%s) is %s', (code, expected) => {
    expect(toApiError(new AxiosError('gone', code))).toMatchObject({ status: 0, code: expected });
  });
});
