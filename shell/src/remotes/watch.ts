import type { PageWatchdog } from '../page/watchdog';

const noWatchdog: PageWatchdog = { tell: () => {}, ready: Promise.resolve() };

/** Tells the page's watchdog whose code is running: the build that began to load last, else the page's. */
export type Watch = {
  /** Resolves when the watchdog hears the page, or cannot. */
  ready: Promise<unknown>;
  /** A build is being loaded and started; the returned function ends that. */
  begin(build: string): () => void;
  /** A page of this build is about to be shown. */
  opens(build: string): void;
  /** It is on the screen. */
  shown(): void;
};

export function createWatch({ tell, ready }: PageWatchdog = globalThis.larderWatch ?? noWatchdog): Watch {
  const loading: string[] = [];
  let page = '';
  let isOpening = true;
  const say = () => {
    const build = loading.at(-1) ?? page;
    if (build) tell(build, isOpening || loading.length > 0);
  };
  return {
    ready,
    begin(build) {
      loading.push(build);
      say();
      return () => {
        loading.splice(loading.lastIndexOf(build), 1);
        say();
      };
    },
    opens(build) {
      page = build;
      isOpening = true;
      say();
    },
    shown() {
      isOpening = false;
      say();
    },
  };
}
