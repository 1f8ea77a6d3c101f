const signs = ['pointerover', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * Runs once, at the visitor's first sign of life: what the next step needs is fetched then, and not for those who only
 * look. Returns how to stop waiting.
 */
export function onFirstSign(work: () => Promise<unknown>): () => void {
  const start = () => {
    stop();
    // What could not be fetched ahead is fetched when it is wanted.
    void work().catch(() => undefined);
  };
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, start);
  };
  for (const sign of signs) window.addEventListener(sign, start, { passive: true });
  return stop;
}
