import { isAsking, refreshShopper, shopperStore } from './shopper-session.store';
import { onOtherTab } from './tabs';

let watchers = 0;
let stopListening = () => {};

/**
 * Updates the layer's session while components use it: at first, when the window gets the focus, when another tab
 * signals, and every `pollSeconds` if given. Returns a function that stops it.
 */
export function watchShopper(pollSeconds = 0): () => void {
  if (watchers === 0) {
    stopListening = listen();
    // Without a listener nothing was updated, so the known session may be old.
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
  // Coming back to a tab causes both events; the second finds the first one's request pending.
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

/** A missing session cannot expire, and without a network there is nothing to fetch. */
function pollIfNeeded(): void {
  if (shopperStore.getState().data && navigator.onLine) void refreshShopper();
}
