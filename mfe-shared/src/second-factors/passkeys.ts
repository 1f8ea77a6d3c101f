/** The person closed the browser's question, it timed out, or this device has no such passkey. */
export const isStopped = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name);
