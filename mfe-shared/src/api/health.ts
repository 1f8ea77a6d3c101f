import { constants } from '../constants';

/** Whether the API answers within 5 s. Outside of the client: a failure here is an answer, not an error. */
export async function checkHealth(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(constants.api.healthTimeoutMs);
    return (await fetch(`${constants.api.basePath}/health`, { signal, cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
