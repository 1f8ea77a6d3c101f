import type { AxiosRequestConfig } from 'axios';
import type { ApiVerbs, Verb } from './calls.types';
import { fillPath } from './fill-path';
import { apiClient } from './lazy-client';
import { readCall } from './read-call';

/** The verbs of the page's one client. `settings` is called for each call, and its error rejects the call. */
export function makeVerbs(settings: () => AxiosRequestConfig): ApiVerbs {
  const call =
    (method: Verb) =>
    async (path: string, ...given: unknown[]) => {
      const { path: values, query, body, headers, signal } = readCall(method, given);
      const { headers: ours, ...rest } = settings();
      const { data } = await apiClient.request({
        ...rest,
        method,
        url: fillPath(path, values),
        params: query,
        data: body,
        headers: { ...ours, ...headers },
        ...(signal && { signal }),
      });
      return data;
    };
  const verbs: Record<Verb, ReturnType<typeof call>> = {
    get: call('get'),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
  };
  return verbs as ApiVerbs;
}
