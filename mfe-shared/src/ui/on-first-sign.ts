const signs = ['pointerover', 'touchstart', 'keydown', 'wheel'] as const;
const quietMs = 2_000;
/** What is pressed first is answered first: files that arrive meanwhile would delay its frame. */
const answerMs = 500;

/** One task begins at a time: asking for all files at once takes a slow phone longer than a press may wait. */
let lastBegun: Promise<unknown> = Promise.resolve();
const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/**
 * Runs once, to load ahead what the next step needs: soon after the visitor's first interaction, or when the page has
 * loaded and the browser is idle, so that it is there without a connection; not then for visitors who save data.
 * Returns how to stop waiting.
 */
export function onFirstSign(work: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    stop();
    lastBegun = lastBegun.then(idle).then(() => {
      // What could not be loaded ahead is loaded when it is needed.
      void work().catch(() => undefined);
    });
  };
  const startIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(start, ms);
  };
  const whenLoaded = () => startIn(quietMs);
  const soon = () => {
    stop();
    startIn(answerMs);
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('load', whenLoaded);
    for (const sign of signs) window.removeEventListener(sign, soon);
  };
  for (const sign of signs) window.addEventListener(sign, soon, { passive: true });
  if (!savesData()) {
    if (document.readyState === 'complete') whenLoaded();
    else window.addEventListener('load', whenLoaded);
  }
  return stop;
}

/** What the visitor or the browser has asked for, where it says so. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
