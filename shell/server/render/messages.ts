/** `<part>/<build>` of each. */
export type PartNames = { shell: string; shared: string; remote: string };

/** One page to render. */
export type RenderJob = {
  parts: PartNames;
  /** The remote's name, without its build. */
  name: string;
  /** The URL that the visitor requested. */
  url: string;
  /** As JSON of a `HostBootstrap` with the page's language and root domain: text is the cheapest to send. */
  bootstrap: string;
  /** By path: what the page need not ask for. */
  replies?: KnownReplies;
};

export type KnownReplies = Map<string, { status: number; body: string }>;

export type StyleSheet = { id: string; css: string };

export type RenderedPage = {
  /** React's preload links, which belong into the head. */
  links: string;
  /** UTF-8: a text with any character beyond Latin-1 takes twice the memory, in each copy. */
  html: Uint8Array;
  styles: StyleSheet[];
  /** JSON. */
  queries: string;
  /** In milliseconds since 1970: the clock makes the page wrong then. Builds of an older shell do not say it. */
  rightUntil?: number | null;
};

/** The reply: the page, a redirect, or the reason why the browser has to render it. */
export type RenderOutput = RenderedPage | { redirect: string } | { left: string; status: number };

export type ToRenderer =
  | { kind: 'code'; part: string; code: string }
  /** Makes the modules of a composition before the first page needs them. */
  | { kind: 'open'; parts: PartNames }
  | { kind: 'render'; id: number; job: RenderJob }
  /** `body` is JSON. */
  | { kind: 'reply'; id: number; status: number; body: string };

export type FromRenderer =
  | { kind: 'call'; id: number; job: number; path: string }
  | { kind: 'done'; id: number; output: RenderOutput }
  /** The part whose module is being run, told before it runs: a module that loops cannot be asked. */
  | { kind: 'opening'; part: string | null }
  /** `part` is the one that does not start. */
  | { kind: 'failed'; id: number; message: string; part: string | null };
