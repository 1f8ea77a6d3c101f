import type { Heartbeat } from './watchdog';
import { guardOfTab, loadLanguage, startWatching, watchFromWorker, watchHeartbeats } from './watchdog';

const beat: Heartbeat = {
  build: 'mfe-storefront/0123456789ab',
  composition: 'c1',
  builds: { shell: 'aaaaaaaaaaaa', 'mfe-storefront': '0123456789ab' },
  path: '/search',
  to: '/search?q=milk',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the watchdog outside of the main thread', () => {
  const recovered = jest.fn();
  const lost = jest.fn<() => void, [Heartbeat]>(() => recovered);
  let added: EventListener;

  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(globalThis, 'addEventListener').mockImplementation((_name, listener) => {
      added = listener as EventListener;
    });
    jest.spyOn(globalThis, 'postMessage').mockImplementation(() => {});
    watchHeartbeats(lost);
  });

  const hears = (data: Heartbeat | null) => added(new MessageEvent('message', { data }));
  const beats = (times: number) => {
    for (let time = 0; time < times; time += 1) {
      hears(beat);
      jest.advanceTimersByTime(500);
    }
  };

  it('finds a page that is silent for 3 s, once', () => {
    beats(5);
    jest.advanceTimersByTime(2_000);
    expect(lost).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(lost).toHaveBeenCalledWith(beat);
    jest.advanceTimersByTime(60_000);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('leaves a page alone that is busy for 2.5 s, as a slow phone is at its start', () => {
    for (let time = 0; time < 10; time += 1) {
      hears(beat);
      jest.advanceTimersByTime(2_500);
    }
    expect(lost).not.toHaveBeenCalled();
  });

  it('expects nothing of a page that is hidden, printed, left or asks before it is left', () => {
    beats(2);
    hears(null);
    jest.advanceTimersByTime(600_000);
    expect(lost).not.toHaveBeenCalled();
    beats(2);
    jest.advanceTimersByTime(3_000);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('counts a machine’s sleep as a second at most', () => {
    beats(2);
    const now = performance.now() + 3_600_000;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
    jest.advanceTimersByTime(250);
    expect(lost).not.toHaveBeenCalled();
    clock.mockRestore();
    hears(beat);
    jest.advanceTimersByTime(1_000);
    expect(lost).not.toHaveBeenCalled();
  });

  it('takes back what it said when the page answers again', () => {
    beats(2);
    jest.advanceTimersByTime(3_000);
    hears(beat);
    expect(recovered).toHaveBeenCalledTimes(1);
    beats(5);
    expect(recovered).toHaveBeenCalledTimes(1);
  });
});

it('the worker of the watchdog loads the formats of the page’s language, so that the page does not wait for them', () => {
  window.name = JSON.stringify({ ...beat, language: 'de' });
  const [numbers, dates] = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'DateTimeFormat')];
  loadLanguage();
  window.name = '';
  expect([numbers.mock.calls[0]?.[0], dates.mock.calls[0]?.[0]]).toEqual(['de', 'de']);
});

describe('when a page froze,', () => {
  it('its worker tells the edge, which makes the browser remember, and the platform', () => {
    const sent: unknown[] = [];
    globalThis.fetch = jest.fn(async (address, options) => {
      sent.push([address, JSON.parse(String(options?.body))]);
      return {} as Response;
    });
    watchFromWorker(beat)();
    const { build, composition, builds, path } = beat;
    const message = 'The page stopped answering.';
    const errors = [{ remote: 'mfe-storefront', build: '0123456789ab', phase: 'freeze', message }];
    expect(sent).toEqual([
      ['/frozen', { build }],
      ['/api/telemetry', { composition, builds, path, errors }],
      ['/frozen', { build, recovered: true }],
    ]);
  });

  it('its guard opens the same page without the build', () => {
    const replace = jest.fn();
    guardOfTab(beat, { replace });
    expect(replace).toHaveBeenCalledWith(
      '/frozen?build=mfe-storefront%2F0123456789ab&to=%2Fsearch%3Fq%3Dmilk',
    );
  });
});

describe('the page', () => {
  const posted: (Heartbeat | null)[] = [];
  const animation = { currentTime: 0, cancel: jest.fn(), play: jest.fn() };

  beforeEach(() => {
    posted.length = 0;
    jest.clearAllMocks();
    document.body.innerHTML = `<div id="larder-frozen"></div><script type="application/json" id="larder-composition">
      {"id":"c1","shell":"aaaaaaaaaaaa","remotes":{"mfe-storefront":{"build":"0123456789ab"}}}</script>`;
    HTMLElement.prototype.animate = () => animation as unknown as Animation;
    globalThis.Worker = class extends EventTarget {
      postMessage = (one: Heartbeat | null) => void posted.push(one);
    } as unknown as typeof Worker;
    startWatching();
  });

  it('says twice a second that it lives, and which build runs', () => {
    expect(posted.at(-1)).toMatchObject({ build: 'shell/aaaaaaaaaaaa', composition: 'c1', path: '/' });
    globalThis.larderWatch?.tell('mfe-storefront/0123456789ab', true);
    jest.advanceTimersByTime(1_000);
    expect(posted).toHaveLength(4);
    expect(posted.at(-1)).toMatchObject({ build: 'mfe-storefront/0123456789ab' });
  });

  it('arms its notice only while a build is loaded, started or about to be shown', () => {
    animation.currentTime = 2_000;
    jest.advanceTimersByTime(500);
    expect(animation.currentTime).toBe(0);
    globalThis.larderWatch?.tell('mfe-storefront/0123456789ab', false);
    expect(animation.cancel).toHaveBeenCalledTimes(1);
    globalThis.larderWatch?.tell('mfe-storefront/0123456789ab', true);
    expect(animation.play).toHaveBeenCalledTimes(1);
  });

  it.each(['pagehide', 'beforeprint', 'larder-asks'])('is not expected to answer after %s', (name) => {
    window.dispatchEvent(new Event(name));
    expect(posted.at(-1)).toBeNull();
  });

  it('does not wait for a watchdog that does not answer', async () => {
    const ready = jest.fn();
    void globalThis.larderWatch?.ready.then(ready);
    await jest.advanceTimersByTimeAsync(900);
    expect(ready).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(ready).toHaveBeenCalled();
  });
});
