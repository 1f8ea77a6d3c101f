const timeoutMs = 8_000;

/** A provider that does not answer keeps nobody waiting. */
export function fetchWithTimeout(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}
