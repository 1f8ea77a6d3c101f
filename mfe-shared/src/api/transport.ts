import { constants } from '../constants';
import { ApiError } from './api-error';

/** One request, as it is passed on. */
export type ClientRequest = {
  method: string;
  /** Below `/api`. */
  url: string;
  params?: object | undefined;
  data?: unknown;
  headers: Record<string, string>;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** What the reply's body is read as; otherwise JSON, or a text where it is none. */
  responseType?: 'blob' | 'text' | undefined;
  onUploadProgress?: ((event: { progress: number }) => void) | undefined;
};

/** Header names are in lower case. */
export type ClientReply = { status: number; data: unknown; headers: Record<string, string> };

/** Replies of any status resolve; without a reply it rejects with `ApiError`. */
export type Transport = (request: ClientRequest) => Promise<ClientReply>;

/** The address with its query: a list is `status=a&status=b`, as the API reads it; what is undefined is left out. */
export function addressOf({ url, params = {} }: Pick<ClientRequest, 'url' | 'params'>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, String(one));
  }
  const address = `${constants.api.basePath}${url}`;
  const asked = query.toString();
  return asked ? `${address}${url.includes('?') ? '&' : '?'}${asked}` : address;
}

/** `fetch` could not say how much of a file has been sent. */
export const overNetwork: Transport = (request) =>
  new Promise((resolve, reject) => {
    const { method, data, headers, timeoutMs, signal, responseType, onUploadProgress } = request;
    const lost = (code: string, message: string) => reject(new ApiError({ status: 0, code, message }));
    const call = new XMLHttpRequest();
    call.open(method.toUpperCase(), addressOf(request));
    call.timeout = timeoutMs;
    if (responseType === 'blob') call.responseType = 'blob';
    const isForm = data instanceof FormData;
    const hasJson = data !== undefined && data !== null && !isForm;
    const all = {
      Accept: 'application/json',
      ...(hasJson && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) call.setRequestHeader(name, value);
    if (onUploadProgress)
      call.upload.onprogress = ({ loaded, total }) =>
        onUploadProgress({ progress: total ? loaded / total : 0 });
    const abort = () => call.abort();
    signal?.addEventListener('abort', abort);
    call.onloadend = () => signal?.removeEventListener('abort', abort);
    // The browser itself ends calls of a page that is left.
    call.onabort = () => (signal?.aborted ? reject(signal.reason) : lost('NETWORK', 'Aborted'));
    call.onerror = () => lost('NETWORK', 'Network Error');
    call.ontimeout = () => lost('TIMEOUT', `No reply within ${timeoutMs} ms`);
    call.onload = () =>
      void bodyOf(call, responseType).then(
        (body) => resolve({ status: call.status, data: body, headers: headersOf(call) }),
        reject,
      );
    call.send(hasJson ? JSON.stringify(data) : isForm ? data : null);
  });

/** A refusal is JSON, whatever was asked for. */
async function bodyOf(call: XMLHttpRequest, responseType: ClientRequest['responseType']): Promise<unknown> {
  const succeeded = isSuccess(call.status);
  if (responseType && succeeded) return call.response;
  const text: string = responseType === 'blob' ? await (call.response as Blob).text() : call.responseText;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

function headersOf(call: XMLHttpRequest): Record<string, string> {
  const lines = call.getAllResponseHeaders().split('\r\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
}
