import { setTransport } from './client';
import { addressOf } from './transport';

export type ServerReply = { status: number; body: unknown };

/**
 * Calls the API with a path and query (`/api/catalog/products?limit=20`), with the host of the page being rendered.
 */
export type ServerCall = (path: string) => Promise<ServerReply>;

/** While a page is rendered on a server, the server makes its API calls, and only reads are allowed. */
export function answerCalls(call: ServerCall): void {
  setTransport(async (request) => {
    if (request.method !== 'get') throw new Error(`${request.method} ${request.url} while rendering`);
    const { status, body } = await call(addressOf(request));
    return { status, data: body, headers: {} };
  });
}
