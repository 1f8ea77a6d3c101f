import type { Composition, LocalOverride, RemoteRelease } from '../page/composition';
import { parseComposition } from '../page/page-data';

/** The state of the local build; `away` means that its server does not answer. */
export type LocalState = 'building' | 'running' | 'broken' | 'away';

/** The local build of a remote, which is built again at each change. */
export type LocalBuild = {
  /** The composition with the newest local build in place of the released one, if there is one. */
  over(composition: Composition): Composition;
  state(): LocalState;
  subscribe(listener: () => void): () => void;
  /** Resolves when there is a build, or when it is known that there is none. */
  known: Promise<void>;
};

/** Longer than a server on this machine takes to answer. */
const timeoutMs = 3_000;

export function followLocalBuild({ remote, origin }: LocalOverride): LocalBuild {
  const listeners = new Set<() => void>();
  const { promise: known, resolve: know } = Promise.withResolvers<void>();
  let release: RemoteRelease | undefined;
  let state: LocalState = 'building';
  const become = (next: LocalState) => {
    state = next;
    if (state !== 'building') know();
    for (const listener of listeners) listener();
  };
  const timeout = setTimeout(() => become('away'), timeoutMs);

  // It reconnects by itself, also to a server that was not running at first.
  const source = new EventSource(`${origin}/builds`);
  source.addEventListener('open', () => clearTimeout(timeout));
  source.addEventListener('building', () => become('building'));
  source.addEventListener('broken', () => become('broken'));
  source.addEventListener('build', ({ data }: MessageEvent<string>) => {
    release = releaseOf(remote, origin, JSON.parse(data));
    become('running');
  });
  source.addEventListener('error', () => {
    clearTimeout(timeout);
    become('away');
  });

  return {
    over: (composition) =>
      release ? { ...composition, remotes: { ...composition.remotes, [remote]: release } } : composition,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    known,
  };
}

/** The release of a local build. It has no fallback. */
function releaseOf(remote: string, origin: string, said: object): RemoteRelease | undefined {
  const { [remote]: release } = parseComposition({ id: '', remotes: { [remote]: said } }).remotes;
  return release && { ...release, entry: origin + new URL(release.entry, origin).pathname };
}
