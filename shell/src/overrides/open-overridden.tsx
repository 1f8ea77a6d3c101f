import './override-bar.css';
import { createRoot } from 'react-dom/client';
import type { Composition, Override } from '../page/composition';
import type { Remotes } from '../remotes/remotes';
import { followLocalBuild } from './local-build';
import { OverrideBar } from './override-bar';

export type Overridden = {
  remotes: Remotes;
  /** The pages are open: another build restarts them from now on. */
  onPages(startOver: () => void): void;
};

type Options = {
  composition: Composition;
  override: Override;
  /** The remotes of the composition. */
  open: (composition: Composition) => Remotes;
  /** Whether a page of this remote is open. */
  isOpen: () => boolean;
};

/** Opens a page in which one remote is loaded from the visitor's own machine, with a bar that says so. */
export async function openOverridden({ composition, override, open, isOpen }: Options): Promise<Overridden> {
  const local = followLocalBuild(override);
  showBar(<OverrideBar override={override} local={local} onOff={() => location.reload()} />);
  await local.known;

  const inner = open(local.over(composition));
  const remotes: Remotes = {
    ...inner,
    changedIn: (next) => inner.changedIn(local.over(next)),
    follow: (next) => inner.follow(local.over(next)),
  };
  const buildOf = ({ remotes }: Composition) => remotes[override.remote]?.build;
  let startOver: (() => void) | undefined;

  /** Updates are not held: the visitor has made the change. */
  function take(): void {
    const now = remotes.composition();
    if (!startOver || buildOf(local.over(now)) === buildOf(now)) return;
    remotes.follow(now);
    if (isOpen()) startOver();
  }
  local.subscribe(take);

  return {
    remotes,
    onPages(given) {
      startOver = given;
      take();
    },
  };
}

/** Before the page and independent of it, so that the bar stays whatever happens to the page. */
function showBar(bar: React.ReactNode): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(bar);
}
