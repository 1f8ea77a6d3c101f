/** For what a navigation waits for: longer than that, a visitor is told that it does not come. */
export const patienceMs = 15_000;

export class Overdue extends Error {
  constructor(what: string) {
    super(`${what} took longer than ${patienceMs / 1_000} s`);
    this.name = 'Overdue';
  }
}

/** The same promise, but it does not go on for ever. */
export async function inTime<T>(what: string, work: T | PromiseLike<T>): Promise<Awaited<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Overdue(what)), patienceMs);
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
