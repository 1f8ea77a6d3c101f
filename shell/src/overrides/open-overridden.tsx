import './override-bar.css';
import { createRoot } from 'react-dom/client';
import type { Composition, Override } from '../page/composition';
import type { Remotes } from '../remotes/remotes';
import { followLocalBuild } from './local-build';
import { OverrideBar } from './override-bar';
import { keepPublishedBuild } from './published-build';

export type Overridden = {
  remotes: Remotes;
  /** The pages are open: another build restarts them from now on. */
  onPages(startOver: () => void): void;
};

type Options = {
  composition: Composition;
  overrides: Override[];
  /** The remotes of the composition. */
  open: (composition: Composition) => Remotes;
  /** Whether a page of this remote is open. */
  isOpen: (remote: string) => boolean;
};

/** Opens a page in which some parts are not what others get, with a bar that says so. */
export async function openOverridden({ composition, overrides, open, isOpen }: Options): Promise<Overridden> {
  const lines = overrides.map((override) => {
    const local =
      'origin' in override ? followLocalBuild(override) : keepPublishedBuild(override, composition);
    return { override, local };
  });
  const over = (next: Composition) => lines.reduce((made, { local }) => local.over(made), next);
  showBar(<OverrideBar lines={lines} onOff={() => location.reload()} />);
  await Promise.all(lines.map(({ local }) => local.known));

  const inner = open(over(composition));
  const remotes: Remotes = {
    ...inner,
    changedIn: (next) => inner.changedIn(over(next)),
    follow: (next) => inner.follow(over(next)),
  };
  let startOver: (() => void) | undefined;

  /** Updates are not held: the visitor has made the change. */
  function take(remote: string): void {
    const buildOf = ({ remotes }: Composition) => remotes[remote]?.build;
    const now = remotes.composition();
    if (!startOver || buildOf(over(now)) === buildOf(now)) return;
    remotes.follow(now);
    if (isOpen(remote)) startOver();
  }
  for (const { override, local } of lines) local.subscribe(() => take(override.remote));

  return {
    remotes,
    onPages(given) {
      startOver = given;
      for (const { override } of lines) take(override.remote);
    },
  };
}

/** Before the page and independent of it, so that the bar stays whatever happens to the page. */
function showBar(bar: React.ReactNode): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(bar);
}
