import { act, render, screen } from '@testing-library/react';
import type { Composition } from '../page/composition';
import type { Remotes } from '../remotes/remotes';
import type { Overridden } from './open-overridden';
import { openOverridden } from './open-overridden';
import { OverrideBar } from './override-bar';
import { keepPublishedBuild } from './published-build';

const released = { build: 'b1', entry: '/mfe/x/b1/entry.js', global: 'b1', integrity: 'sha384-x' };
const expiresAt = '2026-11-20T20:30:00.000Z';
const composition: Composition = {
  ...{ id: 'c1', shell: 'h1' },
  remotes: { 'mfe-storefront': released, 'mfe-shared': { ...released, build: 's1' } },
};

afterEach(() => document.body.replaceChildren());

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

describe('a page with a published build that is not live', () => {
  const published = {
    ...{ remote: 'mfe-shared', build: 's2', label: '1.4.0-3f2a1c', instead: '1.3.9-aa12bc' },
    expiresAt,
  };
  const page = {
    ...composition,
    remotes: { ...composition.remotes, 'mfe-shared': { ...released, build: 's2' } },
  };

  it('keeps it, whatever open tabs are told', async () => {
    const { promise, resolve } = Promise.withResolvers<Overridden>();
    act(() =>
      resolve(
        openOverridden({
          ...{ composition: page, overrides: [published], open: fakeRemotes, isOpen: () => true },
        }),
      ),
    );
    const { remotes } = await promise;
    const builds = () => Object.values(remotes.composition().remotes).map(({ build }) => build);
    expect(builds()).toEqual(['b1', 's2']);
    expect(remotes.changedIn(composition)).toEqual([]);
    remotes.follow(composition);
    expect(builds()).toEqual(['b1', 's2']);
  });

  it('says in its bar which build it has and which one is live', () => {
    const lines = [
      { override: published, local: keepPublishedBuild(published, page) },
      {
        override: { ...published, remote: 'shell', instead: null },
        local: keepPublishedBuild(published, page),
      },
    ];
    render(<OverrideBar lines={lines} onOff={() => {}} />);
    const bar = screen.getByRole('complementary', { name: 'Preview' });
    expect(bar).toHaveTextContent(
      'This page runs mfe-shared 1.4.0-3f2a1c, which is not live, instead of 1.3.9-aa12bc.',
    );
    expect(bar).toHaveTextContent('This page runs shell 1.4.0-3f2a1c, which is not live. Only this browser');
  });
});
