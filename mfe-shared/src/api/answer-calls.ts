import type { AxiosAdapter } from 'axios';
import { AxiosError } from 'axios';
import { apiClient } from './client';

export type ServerReply = { status: number; body: unknown };

/** Asks the API for a path with its query (`/api/catalog/products?limit=20`), as the host of the page being rendered. */
export type ServerCall = (path: string) => Promise<ServerReply>;

/** On a server the calls of a page are answered by the server, and only reading is done there. */
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
