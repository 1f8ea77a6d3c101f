/** Everything is near the screen: jsdom has no layout that could tell. Returns how to undo it. */
export function everythingIsNear(): () => void {
  const original = globalThis.IntersectionObserver;
  class NearObserver {
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
  globalThis.IntersectionObserver = NearObserver as unknown as typeof IntersectionObserver;
  return () => {
    globalThis.IntersectionObserver = original;
  };
}
