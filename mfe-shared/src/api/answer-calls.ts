import type { AxiosAdapter } from 'axios';
import { AxiosError } from 'axios';
import { apiClient } from './client';

export type ServerReply = { status: number; body: unknown };

/**
 * Calls the API with a path and query (`/api/catalog/products?limit=20`), with the host of the page being rendered.
 */
export type ServerCall = (path: string) => Promise<ServerReply>;

/** While a page is rendered on a server, the server makes its API calls, and only reads are allowed. */
export function answerCalls(call: ServerCall): void {
  const adapter: AxiosAdapter = async (config) => {
    if (config.method !== 'get') throw new Error(`${config.method} ${config.url} while rendering`);
    const { status, body } = await call(apiClient.getUri(config));
    const response = { data: body, status, statusText: '', headers: {}, config };
    if (status >= 200 && status < 300) return response;
    throw new AxiosError(`The API answered ${status}`, undefined, config, undefined, response);
  };
  apiClient.defaults.adapter = adapter;
}
