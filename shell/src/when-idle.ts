/** Runs work that no visitor waits for: after the page has loaded and the browser is idle. */
export function whenIdle(work: () => Promise<void>): void {
  const begin = () => {
    const run = () => void work().catch(() => {});
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5_000 });
    else setTimeout(run, 1_000);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
