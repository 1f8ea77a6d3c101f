import { constants } from '../constants';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once, when the element comes within the prefetch margin of the viewport. All links share one observer.
 * Does nothing when the visitor has data saving switched on.
 */
export function observeInView(element: Element, onInView: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined' || savesData()) return () => undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) fire(target);
    },
    { rootMargin: `${constants.links.prefetchMarginPx}px` },
  );
  callbacks.set(element, onInView);
  observer.observe(element);
  return () => forget(element);
}

function fire(element: Element): void {
  const onInView = callbacks.get(element);
  forget(element);
  onInView?.();
}

function forget(element: Element): void {
  callbacks.delete(element);
  observer?.unobserve(element);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
