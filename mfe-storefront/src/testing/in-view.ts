/** Puts everything in view, because jsdom has no layout. Returns a function that undoes it. */
export function everythingIsInView(): () => void {
  const original = globalThis.IntersectionObserver;
  class InViewObserver {
    readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe(target: Element): void {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      queueMicrotask(() => this.callback([entry], this as unknown as IntersectionObserver));
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  globalThis.IntersectionObserver = InViewObserver as unknown as typeof IntersectionObserver;
  return () => {
    globalThis.IntersectionObserver = original;
  };
}
