import type { ClientRequest } from './transport';
import { addressOf, overNetwork } from './transport';

/** A call of the browser that a test answers. */
class BrowserCall {
  static last: BrowserCall;
  sent: { method?: string; address?: string; headers: Record<string, string>; body?: unknown } = {
    headers: {},
  };
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  timeout = 0;
  responseType = '';
  status = 0;
  responseText = '';
  response: unknown;
  onload?: () => void;
  onloadend?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  constructor() {
    BrowserCall.last = this;
  }
  open(method: string, address: string) {
    Object.assign(this.sent, { method, address });
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'Retry-After: 30\r\ncontent-type: application/json\r\n';
  }
  send(body: unknown) {
    this.sent.body = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text, response: new Blob([text]) });
    this.onload?.();
    this.onloadend?.();
  }
}

const browsers = window.XMLHttpRequest;
beforeAll(() => Object.assign(window, { XMLHttpRequest: BrowserCall }));
afterAll(() => Object.assign(window, { XMLHttpRequest: browsers }));

function send(request: Partial<ClientRequest> = {}) {
  const reply = overNetwork({ method: 'get', url: '/orders', headers: {}, timeoutMs: 60_000, ...request });
  return { reply, call: BrowserCall.last };
}

it('writes lists into the address as the API reads them, and leaves out what is undefined', () => {
  const params = { status: ['packed', 'shipped'], page: 2, q: undefined, from: null, text: 'a & b' };
  expect(addressOf({ url: '/orders', params })).toBe(
    '/api/orders?status=packed&status=shipped&page=2&text=a+%26+b',
  );
  expect(addressOf({ url: '/orders?page=2', params: { q: 'x' } })).toBe('/api/orders?page=2&q=x');
  expect(addressOf({ url: '/orders', params: { q: undefined } })).toBe('/api/orders');
});

it('sends a body as JSON with the caller’s headers, and reads the reply', async () => {
  const { reply, call } = send({ method: 'post', data: { a: 1 }, headers: { 'Idempotency-Key': 'k' } });
  expect(call.sent).toEqual({
    method: 'POST',
    address: '/api/orders',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    body: '{"a":1}',
  });
  expect(call.timeout).toBe(60_000);
  call.answer(201, '{"id":"1"}');
  expect(await reply).toMatchObject({ status: 201, data: { id: '1' }, headers: { 'retry-after': '30' } });
});

it('leaves the type of a form with files to the browser, and tells how much of it is sent', async () => {
  const shares: number[] = [];
  const data = new FormData();
  const { call } = send({ method: 'post', data, onUploadProgress: ({ progress }) => shares.push(progress) });
  expect(call.sent.headers).not.toHaveProperty('Content-Type');
  expect(call.sent.body).toBe(data);
  call.upload.onprogress?.({ loaded: 1, total: 4 });
  expect(shares).toEqual([0.25]);
});

it('reads what is no JSON as a text, and nothing as an empty one', async () => {
  const html = send();
  html.call.answer(502, '<html>');
  expect(await html.reply).toMatchObject({ status: 502, data: '<html>' });
  const empty = send({ method: 'delete' });
  empty.call.answer(204, '');
  expect(await empty.reply).toMatchObject({ status: 204, data: '' });
});

it('gives a file as it is, and reads its refusal as JSON', async () => {
  const file = send({ responseType: 'blob' });
  file.call.answer(200, 'pdf');
  expect(await ((await file.reply).data as Blob).text()).toBe('pdf');
  const refused = send({ responseType: 'blob' });
  refused.call.answer(403, '{"code":"FORBIDDEN"}');
  expect(await refused.reply).toMatchObject({ status: 403, data: { code: 'FORBIDDEN' } });
});

it('without a reply says why', async () => {
  const lost = send();
  lost.call.onerror?.();
  await expect(lost.reply).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  const late = send();
  late.call.ontimeout?.();
  await expect(late.reply).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
});

it('ends with its signal, and no longer listens to it afterwards', async () => {
  const work = new AbortController();
  const ended = send({ signal: work.signal });
  work.abort();
  await expect(ended.reply).rejects.toMatchObject({ name: 'AbortError' });
  const later = new AbortController();
  const done = send({ signal: later.signal });
  const abort = jest.spyOn(done.call, 'abort');
  done.call.answer(200, '{}');
  await done.reply;
  later.abort();
  expect(abort).not.toHaveBeenCalled();
});
