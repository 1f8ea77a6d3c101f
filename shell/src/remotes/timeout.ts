/** The timeout of everything a navigation waits for. */
export const timeoutMs = 15_000;

export class TimeoutError extends Error {
  constructor(what: string) {
    super(`${what} took longer than ${timeoutMs / 1_000} s`);
    this.name = 'TimeoutError';
  }
}

/** The same promise with a timeout. */
export async function withTimeout<T>(what: string, work: T | PromiseLike<T>): Promise<Awaited<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(what)), timeoutMs);
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
