const signs = ['pointerover', 'touchstart', 'keydown', 'wheel'] as const;
const presses = ['pointerdown', 'keydown'] as const;
const quietMs = 2_000;
/** A press is answered first: files that arrive meanwhile would delay its frame. */
const answerMs = 500;

let lastPressAt = Number.NEGATIVE_INFINITY;
let notesPresses = false;
/** One task at a time: all files at once would keep a slow phone busy for longer than a press may wait. */
let lastDone: Promise<unknown> = Promise.resolve();

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

function notePresses(): void {
  if (notesPresses) return;
  notesPresses = true;
  const note = () => {
    lastPressAt = performance.now();
  };
  for (const press of presses) window.addEventListener(press, note, { capture: true, passive: true });
}

/** Resolves when the browser is idle and no press waits for its answer. */
async function atRest(): Promise<void> {
  await idle();
  const answeredIn = lastPressAt + answerMs - performance.now();
  if (answeredIn <= 0) return;
  await wait(answeredIn);
  await atRest();
}

/**
 * Runs once, to prefetch what the next step needs: soon after the visitor's first interaction, or when the page has
 * loaded and the browser is idle, so that it is there without a connection; not then for visitors who save data. The next
 * task waits for the promise of `work`, which therefore has to settle. Returns a function that cancels it.
 */
export function onFirstInteraction(work: () => Promise<unknown>): () => void {
  notePresses();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    stop();
    // A file that could not be prefetched is loaded when it is needed.
    lastDone = lastDone.then(atRest).then(() => work().catch(() => undefined));
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

/** Whether the visitor has asked the browser to save data; false where it does not say. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
