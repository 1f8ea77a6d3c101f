/** For what no visitor waits for: once the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => Promise<void>): void {
  const begin = () => {
    const run = () => void work().catch(() => {});
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5_000 });
    else setTimeout(run, 1_000);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
