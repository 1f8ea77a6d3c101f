import type { AxiosInstance } from 'axios';
import { ApiError } from './api-error';

const fetchClient = () => import(/* webpackChunkName: "api-client" */ './client');

/**
 * The client's verbs, the first of which loads the client when it is called. A page that was rendered on a server has
 * its data and calls nothing at first, so axios does not delay it.
 */
export const apiClient = new Proxy({} as AxiosInstance, {
  get:
    (_, method: keyof AxiosInstance) =>
    async (...given: unknown[]) => {
      const client = await loadClient();
      return (client[method] as (...given: unknown[]) => unknown)(...given);
    },
});

/** Prefetches it, before the first call. */
export async function preloadClient(): Promise<void> {
  await fetchClient().catch(() => undefined);
}

/** Loading is tried twice after a network failure, and then fails like a call without a reply. */
async function loadClient(): Promise<AxiosInstance> {
  try {
    return (await fetchClient().catch(fetchClient)).apiClient;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ApiError({ status: 0, code: 'NETWORK', message });
  }
}
