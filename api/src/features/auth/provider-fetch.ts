const timeoutMs = 8_000;

/** Limits the wait for a provider that does not answer. */
export function fetchWithTimeout(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}
