import type { Composition, PublishedOverride } from '../page/composition';
import type { LocalBuild } from './local-build';

/** The edge has put the build into the page; compositions that open tabs receive later have the live one. */
export function keepPublishedBuild({ remote }: PublishedOverride, page: Composition): LocalBuild {
  const release = page.remotes[remote];
  return {
    over: (composition) => {
      if (remote === 'shell') return { ...composition, shell: page.shell };
      if (!release) return composition;
      return { ...composition, remotes: { ...composition.remotes, [remote]: release } };
    },
    state: () => 'running',
    subscribe: () => () => {},
    known: Promise.resolve(),
  };
}
