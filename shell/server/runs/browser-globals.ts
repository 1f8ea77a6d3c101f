import { anything } from './anything.ts';
import type { PageNode } from './page-tree.ts';
import { createDocument, PageNode as Node } from './page-tree.ts';

/** Runs a script; false when there is none at this address. */
type LoadScript = (url: string, element: PageNode) => Promise<boolean>;

export type BrowserPage = {
  body: PageNode;
  /** Puts an element with this id and text into the page. */
  addElement(id: string, text?: string): PageNode;
  /** Where the page is; with these cookies only. */
  visit(url: string, cookies: Record<string, string>): void;
  /** As the browser's back and forward: to another page of the same host. */
  goTo(path: string): void;
};

const kinds = [
  ...['Document', 'DocumentFragment', 'ShadowRoot', 'Text', 'Comment', 'Range', 'Selection', 'Window'],
  ...[
    'Anchor',
    'Button',
    'Canvas',
    'Dialog',
    'Form',
    'IFrame',
    'Image',
    'Input',
    'Select',
    'TextArea',
    'Video',
  ].map((name) => `HTML${name}Element`),
  ...['SVGElement', 'SVGSVGElement', 'CSSStyleSheet', 'DOMRect', 'DOMParser', 'FileReader', 'NodeFilter'],
  ...['Clipboard', 'Drag', 'Focus', 'Input', 'Keyboard', 'Mouse', 'Pointer', 'Touch', 'UI'].map(
    (name) => `${name}Event`,
  ),
];

type Handlers = { onload?: (event: object) => void; onerror?: (event: object) => void };

const nothing = JSON.stringify({ success: false, code: 'NOT_FOUND', message: 'This is a run.' });

/** There is no network: every call is answered that there is no such thing, so pages do not wait for their data. */
class NothingFound {
  onloadend: (() => void) | null = null;
  readonly readyState = 4;
  readonly status = 404;
  readonly statusText = 'Not Found';
  readonly responseText = nothing;
  readonly response = nothing;
  readonly responseURL = '';
  open(): void {}
  abort(): void {}
  setRequestHeader(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
  getAllResponseHeaders(): string {
    return 'content-type: application/json';
  }
  send(): void {
    setTimeout(() => this.onloadend?.());
  }
}

/** Sets the globals that code for browsers expects. */
export function setBrowserGlobals(loadScript: LoadScript): BrowserPage {
  const { tell, ...listening } = createListening();
  const { page, location, goTo } = createHistory(tell);
  const cookies = new Map<string, string>();
  const byId = new Map<string, PageNode>();
  const { document, body } = createDocument(loading(loadScript, tell), {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(text) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    },
    get baseURI() {
      return location.href;
    },
    getElementById: (id: string) => byId.get(id) ?? null,
  });
  const inert = anything();
  const globals: Record<string, unknown> = {
    ...{ window: globalThis, self: globalThis, top: globalThis, parent: globalThis, document, location },
    ...{ localStorage: store(), sessionStorage: store(), history: page, screen: inert, indexedDB: inert },
    ...{ ...listening, dispatchEvent: () => true, getComputedStyle: () => inert, scrollTo() {} },
    ...{ requestAnimationFrame: () => 0, cancelAnimationFrame() {}, requestIdleCallback: () => 0 },
    ...{ innerWidth: 1_280, innerHeight: 800, devicePixelRatio: 1, origin: location.origin },
    ...{ scrollX: 0, scrollY: 0, matchMedia: () => anything({ matches: false }), reportError() {} },
    navigator: {
      ...{ language: 'en', languages: ['en'], onLine: true, userAgent: 'Larder' },
      sendBeacon: () => true,
    },
    ...{ Node, Element: Node, HTMLElement: Node, HTMLScriptElement: Node },
  };
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'EventSource', 'Image'])
    globals[name] = inert;
  globals.XMLHttpRequest = NothingFound;
  // Nothing here is one of these.
  for (const name of kinds) if (!(name in globalThis)) globals[name] = class {};
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  globalThis.fetch = async () => new Response(nothing, { status: 404 });
  return {
    body,
    addElement(id, text = '') {
      const element = (document as { createElement(tag: string): PageNode }).createElement('div');
      element.textContent = text;
      byId.set(id, body.appendChild(element));
      return element;
    },
    visit(url, given) {
      location.href = url;
      cookies.clear();
      for (const [name, value] of Object.entries(given)) cookies.set(name, encodeURIComponent(value));
    },
    goTo,
  };
}

/** Scripts are loaded and run when they are put into the page; stylesheets are only said to be there. */
const loading = (loadScript: LoadScript, tellWindow: Tell) => (node: PageNode) => {
  const { src, href, nodeName } = node;
  const tell = (type: 'load' | 'error') => {
    const { onload, onerror } = node as Handlers;
    (type === 'load' ? onload : onerror)?.({ type, target: node });
  };
  if (nodeName === 'SCRIPT' && src)
    loadScript(src, node).then(
      (isThere) => tell(isThere ? 'load' : 'error'),
      (error: Error) => {
        tellWindow({ type: 'error', error, message: error.message, filename: src });
        tell('load');
      },
    );
  else if (nodeName === 'LINK' && href) queueMicrotask(() => tell('load'));
};

type Tell = (event: { type: string; [fact: string]: unknown }) => void;

/** The window's events: failed scripts, and going back and forward. */
function createListening() {
  const listeners: Record<string, Set<(event: object) => void>> = { error: new Set(), popstate: new Set() };
  const tell: Tell = (event) => {
    for (const listener of listeners[event.type] ?? []) listener(event);
  };
  return {
    tell,
    addEventListener: (type: string, listener: (event: object) => void) => listeners[type]?.add(listener),
    removeEventListener: (type: string, listener: (event: object) => void) =>
      listeners[type]?.delete(listener),
  };
}

function createHistory(tell: Tell) {
  const location = Object.assign(new URL('https://builds.invalid/'), {
    assign() {},
    replace() {},
    reload() {},
  });
  const page = {
    ...{ state: null as unknown, length: 1, scrollRestoration: 'auto', go() {}, back() {}, forward() {} },
    pushState: (state: unknown, _title: string, url: string) => put(state, url),
    replaceState: (state: unknown, _title: string, url: string) => put(state, url),
  };
  function put(state: unknown, url?: string): void {
    page.state = state;
    if (url !== undefined) location.href = new URL(url, location.href).href;
  }
  let entries = 0;
  const goTo = (path: string) => {
    entries += 1;
    put({ idx: entries, key: `run-${entries}`, usr: null }, path);
    tell({ type: 'popstate', state: page.state });
  };
  return { page, location, goTo };
}

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, String(value)),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}
