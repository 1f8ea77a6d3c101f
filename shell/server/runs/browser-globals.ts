/** An element that was put into the page. */
export type Loaded = {
  tagName: string;
  src?: string;
  href?: string;
  onload?: ((event: object) => void) | null;
  onerror?: ((event: object) => void) | null;
};

/**
 * Anything: each property of it is the same, it can be called and made, and it is empty as a text or a list. Modules
 * ask the page many things when they start; none of them is worth a document of our own.
 */
function anything(own: object = {}): unknown {
  const value: unknown = new Proxy(
    Object.assign(() => value, own),
    {
      get(target, name) {
        if (Object.hasOwn(target, name) && name !== 'prototype') return Reflect.get(target, name);
        if (name === Symbol.toPrimitive) return () => '';
        if (name === Symbol.iterator) return () => [][Symbol.iterator]();
        if (name === 'then' || name === 'toJSON') return undefined;
        if (name === 'length') return 0;
        return value;
      },
      set: (target, name, next) => Reflect.set(target, name, next),
      construct: () => value as object,
      has: () => true,
    },
  );
  return value;
}

type LoadScript = (url: string, element?: Loaded) => Promise<boolean>;

/** What code for browsers finds in a page, as far as it takes part in loading. */
export function setBrowserGlobals(loadScript: LoadScript): void {
  const append = (element: Loaded) => {
    const { src, href } = element;
    if (src)
      loadScript(String(src), element).then(
        (isThere) =>
          (isThere ? element.onload : element.onerror)?.({
            type: isThere ? 'load' : 'error',
            target: element,
          }),
        // The script ran and threw, which a browser tells its window; the module that it should bring is missing then.
        (error) => element.onerror?.({ type: 'error', target: element, error }),
      );
    else if (href) queueMicrotask(() => element.onload?.({ type: 'load', target: element }));
    return element;
  };
  const place = anything({ append, appendChild: append, insertBefore: append });
  const createElement = (tag: string) =>
    anything({ tagName: tag.toUpperCase(), src: '', href: '', parentNode: null });
  const location = new URL('https://builds.invalid/');
  const store = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, String(value)),
      removeItem: (name: string) => void kept.delete(name),
      clear: () => kept.clear(),
    };
  };
  const document = anything({
    ...{
      head: place,
      body: place,
      documentElement: place,
      currentScript: null,
      cookie: '',
      readyState: 'complete',
    },
    ...{
      createElement,
      getElementsByTagName: () => [],
      querySelectorAll: () => [],
      querySelector: () => null,
    },
    ...{ getElementById: () => null, visibilityState: 'visible', hidden: false, referrer: '', title: '' },
  });
  const matchMedia = () => anything({ matches: false });
  const inert = anything();
  const globals: Record<string, unknown> = {
    ...{
      window: globalThis,
      self: globalThis,
      top: globalThis,
      parent: globalThis,
      document,
      location,
      matchMedia,
    },
    ...{ localStorage: store(), sessionStorage: store(), history: inert, screen: inert, indexedDB: inert },
    ...{
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => true,
      getComputedStyle: () => inert,
    },
    ...{ requestAnimationFrame: () => 0, cancelAnimationFrame() {}, requestIdleCallback: () => 0 },
    ...{ innerWidth: 1_280, innerHeight: 800, devicePixelRatio: 1, origin: location.origin },
    navigator: {
      language: 'en',
      languages: ['en'],
      onLine: true,
      userAgent: 'Larder',
      sendBeacon: () => true,
    },
  };
  for (const name of [
    'MutationObserver',
    'ResizeObserver',
    'IntersectionObserver',
    'EventSource',
    'Image',
    'XMLHttpRequest',
  ])
    globals[name] = inert;
  for (const name of ['Node', 'Element', 'HTMLElement', 'SVGElement', 'HTMLInputElement', 'ShadowRoot'])
    globals[name] = class {};
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  // There is no network: what a module asks for while it loads never comes.
  globalThis.fetch = () => new Promise(() => {});
}
