import type { Composition, Override, RemoteRelease } from '../page/composition';
import { parseComposition } from '../page/page-data';

/** As far as the page knows: `away` is a server that does not answer. */
export type LocalState = 'building' | 'running' | 'broken' | 'away';

/** The build of a remote that this machine makes, at each change anew. */
export type LocalBuild = {
  /** The same, with the newest local build in place of the released one, if there is any. */
  over(composition: Composition): Composition;
  state(): LocalState;
  subscribe(listener: () => void): () => void;
  /** There is a build, or it is known that there is none now. */
  known: Promise<void>;
};

/** Longer than any server on this machine takes to say that it is there. */
const timeoutMs = 3_000;

export function followLocalBuild({ remote, origin }: Override): LocalBuild {
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

  // It connects again by itself, also to a server that was not there at first.
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

/** What the server says of a build, which is nowhere but there; it has none to go back to. */
function releaseOf(remote: string, origin: string, said: object): RemoteRelease | undefined {
  const { [remote]: release } = parseComposition({ id: '', remotes: { [remote]: said } }).remotes;
  return release && { ...release, entry: origin + new URL(release.entry, origin).pathname };
}
