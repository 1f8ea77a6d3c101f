import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Composition } from '../page/composition';
import type { Remotes } from '../remotes/remotes';
import { followLocalBuild } from './local-build';
import type { Overridden } from './open-overridden';
import { openOverridden } from './open-overridden';
import { OverrideBar } from './override-bar';

class FakeEventSource extends EventTarget {
  static newest: FakeEventSource;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.newest = this;
  }

  tell(event: string, data: unknown = {}): void {
    act(() => void this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })));
  }
}

const origin = 'http://localhost:3100';
const override = { remote: 'mfe-storefront', origin, expiresAt: '2026-11-20T20:30:00.000Z' };
const released = {
  build: 'b1',
  entry: '/mfe/mfe-storefront/b1/entry.js',
  global: 'b1',
  integrity: 'sha384-x',
};
const composition: Composition = {
  ...{ id: 'c1', shell: 'h1', overrides: [override] },
  remotes: {
    'mfe-storefront': { ...released, fallback: released },
    'mfe-shared': { ...released, build: 's1' },
  },
};
const local = (hash: string) => ({
  ...{ build: `local-${hash}`, entry: `/mfe/mfe-storefront/${hash}/entry.js`, global: `larder_${hash}` },
  ...{ version: '1.0.0', needs: { react: '^19.0.0' }, paths: [] },
});
const source = () => FakeEventSource.newest;

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeEventSource });
});
afterEach(async () => {
  document.body.replaceChildren();
  await speak('en');
});

const speak = (language: string) =>
  act(async () => {
    document.documentElement.lang = language;
  });

/** Remotes that only remember which composition they follow. */
function fakeRemotes(first: Composition): Remotes {
  let current = first;
  return {
    composition: () => current,
    changedIn: (next: Composition) =>
      Object.keys(next.remotes).filter((name) => next.remotes[name]?.build !== current.remotes[name]?.build),
    follow: (next: Composition) => {
      current = next;
    },
  } as unknown as Remotes;
}

/** A page that waits for what the server on this machine says. */
function begin(isOpen = true): Promise<Overridden> {
  const { promise, resolve } = Promise.withResolvers<Overridden>();
  act(() =>
    resolve(openOverridden({ composition, overrides: [override], open: fakeRemotes, isOpen: () => isOpen })),
  );
  return promise;
}

async function openPage(isOpen = true) {
  const opening = begin(isOpen);
  source().tell('build', local('0000000000a1'));
  const { remotes, onPages } = await opening;
  let begun = 0;
  onPages(() => {
    begun += 1;
  });
  const build = () => remotes.composition().remotes['mfe-storefront']?.build;
  return { remotes, build, begun: () => begun };
}

describe('a page with a local build', () => {
  it('runs it in place of the released build, from its origin, with no fallback', async () => {
    const { remotes } = await openPage();
    expect(source().url).toBe(`${origin}/builds`);
    expect(remotes.composition().remotes).toEqual({
      'mfe-shared': composition.remotes['mfe-shared'],
      'mfe-storefront': {
        ...local('0000000000a1'),
        entry: `${origin}/mfe/mfe-storefront/0000000000a1/entry.js`,
        paths: [],
      },
    });
  });

  it('reloads for each further build while a page of this remote is open', async () => {
    const { build, begun } = await openPage();
    source().tell('building');
    source().tell('build', local('0000000000a2'));
    expect([build(), begun()]).toEqual(['local-0000000000a2', 1]);
    source().tell('build', local('0000000000a2'));
    expect(begun()).toBe(1);
  });

  it('takes another build without a reload while a page of another remote is open', async () => {
    const { build, begun } = await openPage(false);
    source().tell('build', local('0000000000a2'));
    expect([build(), begun()]).toEqual(['local-0000000000a2', 0]);
  });

  it('takes the build that was made while the page was loading', async () => {
    const opening = begin();
    source().tell('build', local('0000000000a1'));
    const { remotes, onPages } = await opening;
    source().tell('build', local('0000000000a2'));
    const startOver = jest.fn();
    onPages(startOver);
    expect(startOver).toHaveBeenCalledTimes(1);
    expect(remotes.composition().remotes['mfe-storefront']?.build).toBe('local-0000000000a2');
  });

  it('ignores the compositions that the edge sends to open tabs', async () => {
    const { remotes, build } = await openPage();
    const { overrides: _own, ...plain } = composition;
    const told = { ...plain, id: 'c2' };
    told.remotes = { ...told.remotes, 'mfe-shared': { ...released, build: 's2' } };
    expect(remotes.changedIn(told)).toEqual(['mfe-shared']);
    remotes.follow(told);
    expect(build()).toBe('local-0000000000a1');
    source().tell('build', local('0000000000a3'));
    expect(build()).toBe('local-0000000000a3');
    expect(remotes.composition().remotes['mfe-shared']?.build).toBe('s2');
  });

  it('loads from no other origin, whatever the local server says', async () => {
    const opening = begin();
    source().tell('build', { ...local('0000000000a1'), entry: 'https://evil.example/x/entry.js' });
    const { remotes } = await opening;
    expect(remotes.composition().remotes['mfe-storefront']?.entry).toBe(`${origin}/x/entry.js`);
  });

  it.each(['broken', 'error'])(
    'runs the released build while there is no local one (%s), and takes the local one later',
    async (event) => {
      const opening = begin();
      source().tell(event);
      const { remotes, onPages } = await opening;
      const startOver = jest.fn();
      onPages(startOver);
      expect(remotes.composition().remotes['mfe-storefront']?.build).toBe('b1');
      source().tell('build', local('0000000000a1'));
      expect(startOver).toHaveBeenCalledTimes(1);
      expect(remotes.composition().remotes['mfe-storefront']?.build).toBe('local-0000000000a1');
    },
  );

  it('waits for a build that is being made, but not for a server that does not answer', async () => {
    jest.useFakeTimers();
    const { known, state } = followLocalBuild(override);
    let isKnown = false;
    void known.then(() => {
      isKnown = true;
    });
    source().tell('open');
    source().tell('building');
    await jest.advanceTimersByTimeAsync(60_000);
    expect([isKnown, state()]).toEqual([false, 'building']);
    const silent = followLocalBuild(override);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(silent.state()).toBe('away');
    await silent.known;
    jest.useRealTimers();
  });
});

describe('the override bar', () => {
  function show() {
    const onOff = jest.fn();
    render(<OverrideBar lines={[{ override, local: followLocalBuild(override) }]} onOff={onOff} />);
    return onOff;
  }
  const until = (language: string) =>
    new Date(override.expiresAt).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });

  it('shows the build, its origin, its expiry and its state', () => {
    show();
    const bar = screen.getByRole('complementary', { name: 'Local build' });
    source().tell('build', local('0000000000a1'));
    expect(bar).toHaveTextContent(`This page runs your local build of mfe-storefront from ${origin}.`);
    expect(bar).toHaveTextContent(`Only this browser sees it, until ${until('en')}.`);
    for (const [event, words] of [
      ['building', 'is being made'],
      ['broken', 'does not compile'],
      ['error', 'does not answer'],
    ] as const) {
      source().tell(event);
      expect(screen.getByRole('status')).toHaveTextContent(words);
    }
  });

  it('is in the page’s language, also after it changes', async () => {
    await speak('de');
    show();
    source().tell('build', local('0000000000a1'));
    expect(screen.getByRole('complementary', { name: 'Lokaler Build' })).toHaveTextContent(
      `bis ${until('de')} Uhr`,
    );
    await speak('fr');
    expect(await screen.findByRole('button', { name: 'Désactiver' })).toBeVisible();
  });

  it('switches the override off at the edge, and says when that failed', async () => {
    const replies = [new Error('offline'), { ok: false }, { ok: true }];
    const asked: unknown[] = [];
    globalThis.fetch = jest.fn(async (...call: unknown[]) => {
      asked.push(call);
      const reply = replies.shift();
      if (reply instanceof Error) throw reply;
      return reply as Response;
    });
    const onOff = show();
    const user = userEvent.setup();
    for (const _time of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Switch off' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('could not be switched off');
    }
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    expect(onOff).toHaveBeenCalledTimes(1);
    expect(asked[2]).toEqual(['/live/override/off', { method: 'POST' }]);
  });
});
