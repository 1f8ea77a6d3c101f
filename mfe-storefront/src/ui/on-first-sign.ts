const signs = ['pointerover', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * Runs once, at the visitor's first interaction, to prefetch what the next step needs. Returns how to stop waiting.
 */
export function onFirstSign(work: () => Promise<unknown>): () => void {
  const start = () => {
    stop();
    // What could not be prefetched is loaded when it is needed.
    void work().catch(() => undefined);
  };
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, start);
  };
  for (const sign of signs) window.addEventListener(sign, start, { passive: true });
  return stop;
}
