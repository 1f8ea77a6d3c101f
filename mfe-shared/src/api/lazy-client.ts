import type { AxiosInstance } from 'axios';
import { ApiError } from './api-error';

const fetchClient = () => import(/* webpackChunkName: "api-client" */ './client');

/**
 * The client of the page as its callers see it: its verbs, of which the first called loads it. A page that was rendered
 * on a server has its data and calls nothing, so axios is no part of what it waits for.
 */
export const apiClient = new Proxy({} as AxiosInstance, {
  get:
    (_, method: keyof AxiosInstance) =>
    async (...given: unknown[]) => {
      const client = await loadClient();
      return (client[method] as (...given: unknown[]) => unknown)(...given);
    },
});

/** Before the first call is made, so that it need not wait. */
export function preloadClient(): void {
  void fetchClient().catch(() => undefined);
}

/** A line that breaks gets a second try, and then fails as any call without a reply. */
async function loadClient(): Promise<AxiosInstance> {
  try {
    return (await fetchClient().catch(fetchClient)).apiClient;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ApiError({ status: 0, code: 'NETWORK', message });
  }
}
