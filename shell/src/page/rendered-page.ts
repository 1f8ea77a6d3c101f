import { reloadIfNewer } from '../updates/reload-if-newer';

/** Written by the edge above a page that it has rendered, and hidden. */
const findNotice = () =>
  typeof document === 'undefined' ? null : document.getElementById('larder-incomplete');

/** Whether the page that the server has rendered is on the screen, and the app does not run yet. */
export const showsRenderedPage = (): boolean => findNotice() !== null;

/** The app replaces or hydrates the page. `replay-events.ts` waits for it. */
export function takeOver(): void {
  findNotice()?.remove();
  dispatchEvent(new Event('larder-takes-over'));
}

/**
 * Leaves the rendered page to read after a failure, with a notice above it. Calls back once, when the visitor presses
 * Retry or the connection is back. False when there is no such page.
 */
export function keepPage(onRetry: () => void): boolean {
  const notice = findNotice();
  const button = notice?.querySelector('a');
  if (!notice || !button) return false;
  const retry = () => {
    button.removeEventListener('click', press);
    window.removeEventListener('online', retry);
    button.setAttribute('aria-busy', 'true');
    onRetry();
  };
  // Without this code the link loads the page anew.
  const press = async (event: Event) => {
    event.preventDefault();
    if (!(await reloadIfNewer())) retry();
  };
  button.addEventListener('click', press);
  window.addEventListener('online', retry);
  button.removeAttribute('aria-busy');
  notice.hidden = false;
  return true;
}
