/** A broken copy may be in the HTTP cache, which never revalidates immutable files. */
export async function reloadFile(url: string): Promise<void> {
  const response = await fetch(url, { cache: 'reload' }).catch((cause: unknown) => {
    throw new MissingFile(url, 'did not answer', cause);
  });
  if (!response.ok) throw new MissingFile(url, `answered ${response.status}`);
}

export class MissingFile extends Error {
  readonly request: string;

  constructor(url: string, what: string, cause?: unknown) {
    super(`${url} ${what}`, { cause });
    this.name = 'MissingFile';
    this.request = url;
  }
}

/** The file that did not load; webpack's ChunkLoadError names it, too. */
export function missingFile(error: unknown): string | undefined {
  const { name, request } = (error ?? {}) as { name?: string; request?: string };
  return name === 'ChunkLoadError' || name === 'MissingFile' ? request : undefined;
}

/**
 * Does the work, and again after each file that it missed was fetched, each once: after an outage one attempt heals all
 * files of a build, of which each is only missed when the one before has run.
 */
export async function retryMissingFiles<T>(
  work: () => T | PromiseLike<T>,
  refetch: (url: string) => Promise<void> = reloadFile,
): Promise<T> {
  const fetched = new Set<string>();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const file = missingFile(error);
      if (!file || fetched.has(file) || isTimeout(error)) throw error;
      fetched.add(file);
      await refetch(file);
    }
  }
}

/** The visitor has waited for it once. */
const isTimeout = (error: unknown) => (error as { type?: string }).type === 'timeout';
