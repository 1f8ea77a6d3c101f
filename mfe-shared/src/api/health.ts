import { constants } from '../constants';

/** Whether the API replies within 5 s. It bypasses the client, because a failure is an expected result here. */
export async function checkHealth(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(constants.api.healthTimeoutMs);
    return (await fetch(`${constants.api.basePath}/health`, { signal, cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
