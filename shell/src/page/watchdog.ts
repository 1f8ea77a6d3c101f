/// <reference lib="dom" />
// Like the inline scripts of pages, the edge serves the source of these functions: each is self-contained, without
// line comments inside. None of them needs a script of a build, because it is builds that they watch.

/** The last heartbeat of a page: the build whose code runs or is loaded, and where. */
export type Heartbeat = {
  build: string;
  composition: string;
  builds: Record<string, string>;
  path: string;
  to: string;
};
/** Called when the page stops answering. It returns a function for when the page answers again. */
export type OnLost = (beat: Heartbeat) => (() => void) | undefined;

/**
 * Runs outside of the page's main thread, and counts how long the page has not been heard. One tick adds a second at
 * most: a machine that slept has none in between, and a small frame has one a second. A page that is hidden, printed or left says null and is not expected to answer.
 */
export function watchHeartbeats(onLost: OnLost): void {
  const everyMs = 250;
  const mostMs = 1_000;
  const lostMs = 3_000;
  /* Until the page is heard its shell may be looping, which the name says. */
  let last: Heartbeat | null = self.name ? JSON.parse(self.name) : null;
  let at = performance.now();
  let silentMs = 0;
  let isHeard = false;
  let recovered: (() => void) | undefined;
  addEventListener('message', ({ data, source }) => {
    last = data;
    silentMs = 0;
    if (!isHeard) (source ?? self).postMessage('heard', { targetOrigin: '*' });
    isHeard = true;
    recovered?.();
    recovered = undefined;
  });
  setInterval(() => {
    const now = performance.now();
    silentMs += Math.min(now - at, mostMs);
    at = now;
    if (!last || silentMs < lostMs) return;
    recovered = onLost(last);
    last = null;
  }, everyMs);
}

/** The page's worker: has the browser remember the build, and reports it. */
export function watchFromWorker({ build, composition, builds, path }: Heartbeat): () => void {
  const post = (address: string, body: object) =>
    fetch(address, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => {});
  const [remote, hash] = build.split('/');
  const message = 'The page stopped answering.';
  post('/frozen', { build });
  const errors = [{ remote, build: hash, phase: 'freeze', message }];
  post('/api/telemetry', { composition, path, builds, errors });
  return () => {
    post('/frozen', { build, recovered: true });
  };
}

/** A frame that the browser runs in a process of its own: opens the page anew, without the build. */
export function guardOfTab({ build, to }: Heartbeat, tab?: Pick<Location, 'replace'>): undefined {
  const query = new URLSearchParams({ build, to });
  (tab ?? top?.location)?.replace(`/frozen?${query}`);
}

/**
 * In the page's worker: the first number and the first date that a browser formats make it load the data of a language,
 * which takes a slow phone 100 ms. The page finds it loaded.
 */
export function loadLanguage(): void {
  const { language } = JSON.parse(self.name);
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(0);
  new Intl.DateTimeFormat(language, { month: 'short' }).format();
}

export type PageWatchdog = {
  /** Says which build (`<part>/<build>`) is running, and whether it is being loaded or started. */
  tell: (build: string, isStarting: boolean) => void;
  /** The watchdog hears this page. A page that freezes earlier cannot say which build it was. */
  ready: Promise<unknown>;
};

declare global {
  var larderWatch: PageWatchdog | undefined;
}

/** In the page: starts the watchdog, and arms a notice that the browser shows without the main thread. */
export function startWatching(): void {
  const notice = document.getElementById('larder-frozen');
  const data = JSON.parse(document.getElementById('larder-composition')?.textContent ?? '{}');
  const { id: composition, shell, isReleased } = data;
  if (!notice || typeof Worker === 'undefined') return;
  const watchers: { postMessage: (beat: Heartbeat | null) => void }[] = [];
  const appears = [{ opacity: 0 }, { opacity: 0, offset: 0.999 }, { opacity: 1 }];
  const animation = notice.animate(appears, { duration: 2_500, fill: 'forwards' });
  const builds: Record<string, string> = { shell };
  for (const name of Object.keys(data.remotes ?? {})) builds[name] = data.remotes[name].build;
  let build = `shell/${shell}`;
  let isArmed = true;
  const tell = (beat: Heartbeat | null) => {
    for (const watcher of watchers) watcher.postMessage(beat);
  };
  const present = (): Heartbeat => {
    const { pathname, search } = location;
    return { build, composition, builds, path: pathname, to: pathname + search };
  };
  const beat = () => {
    if (document.visibilityState === 'hidden') return;
    if (isArmed) animation.currentTime = 0;
    tell(present());
  };
  const rest = () => tell(null);
  const heard: Promise<unknown>[] = [];
  try {
    const name = JSON.stringify({ ...present(), language: document.documentElement.lang });
    const worker = new Worker('/watchdog.js', { name });
    watchers.push(worker);
    heard.push(new Promise((resolve) => worker.addEventListener('message', resolve)));
  } catch {}
  beat();
  setInterval(beat, 500);
  for (const name of ['pagehide', 'beforeprint', 'larder-asks']) addEventListener(name, rest);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') rest();
    else beat();
  });
  const ran = 'larder-ran';
  const remember = () => {
    try {
      localStorage.setItem(ran, composition);
    } catch {}
  };
  const say = (next: string, isStarting: boolean) => {
    if (isArmed && !isStarting) {
      animation.cancel();
      remember();
    }
    if (!isArmed && isStarting) animation.play();
    build = next;
    isArmed = isStarting;
    beat();
  };
  const mayBeNew = () => {
    try {
      return localStorage.getItem(ran) !== composition;
    } catch {
      return false;
    }
  };
  const { userAgentData } = navigator as { userAgentData?: { mobile: boolean } };
  /* The guard of a preview would take the back office around it away; that page has a guard of its own. */
  const isFramed = self !== top;
  const needsGuard =
    !isFramed && isReleased && userAgentData && !userAgentData.mobile && !crossOriginIsolated && mayBeNew();
  const addGuard = (onHeard: () => void) =>
    setTimeout(() => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts allow-top-navigation');
      frame.className = 'larder-guard';
      frame.tabIndex = -1;
      frame.ariaHidden = 'true';
      frame.src = '/watchdog.html';
      frame.addEventListener('load', () => {
        watchers.push({ postMessage: (one) => frame.contentWindow?.postMessage(one, '*') });
        beat();
      });
      addEventListener('message', ({ source }) => {
        if (source === frame.contentWindow) onHeard();
      });
      document.body.append(frame);
      setTimeout(() => frame.remove(), 60_000);
    });
  if (needsGuard) heard.push(new Promise<void>((resolve) => requestAnimationFrame(() => addGuard(resolve))));
  const atMost = new Promise((resolve) => setTimeout(resolve, 1_000));
  globalThis.larderWatch = { tell: say, ready: Promise.race([Promise.all(heard), atMost]) };
}
