import { withTimeout } from './timeout';

const tickMs = 250;
const noticeMs = 2_000;
const stalledMs = 3_000;

/** All files of a build have arrived, and it does not go on: a slow network is no cause. */
export class StalledError extends Error {
  constructor(what: string) {
    super(`${what} has its files and does not go on`);
    this.name = 'StalledError';
  }
}

/** Scripts of builds are in the page while they load; only the shell's own entry stays. */
const isLoadingScripts = () => document.querySelector('script[src*="/mfe/"]:not([defer])') !== null;

/**
 * The same promise with a timeout, and a shorter one for work that waits for no file. Ticks are counted, as in a tab
 * that sleeps or computes no time passes for the build.
 */
export async function withProgress<T>(
  what: string,
  work: T | PromiseLike<T>,
  isLoading: () => boolean = isLoadingScripts,
): Promise<Awaited<T>> {
  // In the renderer, which ends what takes too long.
  if (typeof document === 'undefined') return withTimeout(what, work);
  let timer: ReturnType<typeof setInterval> | undefined;
  let idleMs = 0;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      idleMs = isLoading() ? 0 : idleMs + tickMs;
      if (idleMs >= noticeMs) showNotice(true);
      if (idleMs >= stalledMs) reject(new StalledError(what));
    }, tickMs);
  });
  try {
    return await withTimeout(what, Promise.race([work, stalled]));
  } finally {
    clearInterval(timer);
    if (idleMs < stalledMs) showNotice(false);
  }
}

/** The line that the edge has written into the page. It stays until something is loaded instead. */
export function showNotice(isShown: boolean): void {
  const notice = document.getElementById('larder-frozen');
  notice?.toggleAttribute('data-shown', isShown);
  notice?.setAttribute('aria-hidden', String(!isShown));
}
