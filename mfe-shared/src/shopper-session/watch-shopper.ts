import { isAsking, refreshShopper, shopperStore } from './shopper-session.store';
import { onOtherTab } from './tabs';

let watchers = 0;
let stopListening = () => {};

/**
 * Keeps the layer's session true while somebody looks at it: asked at first, when the window gets the focus, when
 * another tab says so, and every `pollSeconds` if given. Returns how to stop.
 */
export function watchShopper(pollSeconds = 0): () => void {
  if (watchers === 0) {
    stopListening = listen();
    // While nobody looked, nobody was told: what is known from before may be old.
    if (!isAsking()) void refreshShopper();
  }
  watchers += 1;
  const poll = pollSeconds > 0 ? setInterval(pollIfNeeded, pollSeconds * 1000) : undefined;
  let watching = true;
  return () => {
    if (!watching) return;
    watching = false;
    clearInterval(poll);
    watchers -= 1;
    if (watchers === 0) stopListening();
  };
}

function listen(): () => void {
  // Coming back to a tab is both: the second finds the first on its way.
  const look = () => {
    if (document.visibilityState === 'visible' && !isAsking()) void refreshShopper();
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  const stopTabs = onOtherTab(() => void refreshShopper());
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
    stopTabs();
  };
}

/** Nobody cannot run out, and without a network nobody can be asked. */
function pollIfNeeded(): void {
  if (shopperStore.getState().data && navigator.onLine) void refreshShopper();
}
