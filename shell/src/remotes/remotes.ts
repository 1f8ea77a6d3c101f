import type { Composition, RemoteRelease } from '../page/composition';
import type { Start } from './build-loader';
import { createBuildLoader } from './build-loader';
import type { Federation } from './federation';
import { fetchAnew } from './fetch-anew';
import { RemoteError } from './remote-error';

export type Remotes = {
  /**
   * A module of a remote, and what is made of it: of the composition's build, or of the last good one when that
   * fails. It is loaded and started once; after a failure the next call is a new attempt, with the newest first.
   */
  load<T, R = T>(name: string, expose: string, start?: Start<T, R>): Promise<R>;
  /** Loads mfe-shared and gives its modules to all remotes as the very same objects. */
  provideShared(): Promise<void>;
  /** Whether the build of a remote that runs here has another one to go back to. */
  hasLastGood(name: string): boolean;
  /** From now on the last good build runs in place of the one that does; throws when it does not load, either. */
  fallBack(name: string): Promise<void>;
  /** The composition of this page, as it is now. */
  composition(): Composition;
  /** The builds that run in this page. */
  inUse(): Record<string, string>;
  /** Which of the parts that run here would be others in a composition, and which would be new. */
  changedIn(next: Composition): string[];
  /** From now on remotes are loaded as in this composition, also those that run in another build. */
  follow(next: Composition): void;
};

type Options = {
  composition: Composition;
  federation: Federation;
  report: (error: RemoteError) => void;
  refetch?: (url: string) => Promise<void>;
};

const sharedName = 'mfe-shared';

/** A module of a remote, and what was made of it. */
type Loaded = { expose: string; start: Start<unknown, unknown> };

/** The one owner of registering, loading and loading again, and of which builds this page runs. */
export function createRemotes({ composition, federation, report, refetch = fetchAnew }: Options): Remotes {
  const loadBuild = createBuildLoader({ federation, report, refetch });
  const running = new Map<string, RemoteRelease>();
  const loaded = new Map<string, Loaded>();
  let current = composition;

  async function load<T, R>(name: string, expose: string, start?: Start<T, R>): Promise<R> {
    const wanted = running.get(name) ?? current.remotes[name];
    if (!wanted) throw new RemoteError(name, '', 'entry', 'it is not part of the composition');
    const make = start ?? ((module: T) => module as unknown as R);
    const of = async (release: RemoteRelease) => {
      const result = await loadBuild(name, release, expose, make);
      running.set(name, release);
      loaded.set(name, { expose, start: make as Start<unknown, unknown> });
      return result;
    };
    try {
      return await of(wanted);
    } catch (error) {
      // The modules of one build belong together: what already runs is not mixed with another.
      if (running.has(name) || !wanted.fallback) throw error;
      return await of(wanted.fallback).catch(() => {
        throw error;
      });
    }
  }

  async function fallBack(name: string): Promise<void> {
    const { fallback } = running.get(name) ?? {};
    const module = loaded.get(name);
    if (!fallback || !module) throw new Error(`${name} has no last good build.`);
    await loadBuild(name, fallback, module.expose, module.start);
    running.set(name, fallback);
  }

  async function provideShared(): Promise<void> {
    await load(sharedName, '.');
    const version = running.get(sharedName)?.version ?? '1.0.0';
    federation.share(sharedName, version, () => load(sharedName, '.'));
    // The other doors are loaded by the first remote that asks for them.
    for (const door of ['backoffice', 'forms', 'sign-in']) {
      federation.share(`${sharedName}/${door}`, version, () => load(sharedName, `./${door}`));
    }
  }

  function changedIn(next: Composition): string[] {
    const names = [...running.keys()].filter((name) => {
      const { build } = next.remotes[name] ?? {};
      // Whoever runs the last good build has tried the other: only a third one is worth a change.
      return build && build !== running.get(name)?.build && build !== current.remotes[name]?.build;
    });
    const added = Object.keys(next.remotes).filter((name) => !current.remotes[name]);
    return [...(next.shell === current.shell ? [] : ['shell']), ...names, ...added];
  }

  function follow(next: Composition): void {
    for (const name of changedIn(next)) running.delete(name);
    current = next;
  }

  const inUse = () => ({
    ...(current.shell && { shell: current.shell }),
    ...Object.fromEntries([...running].map(([name, { build }]) => [name, build])),
  });

  return {
    load,
    provideShared,
    hasLastGood: (name) => running.get(name)?.fallback !== undefined,
    fallBack,
    composition: () => current,
    inUse,
    changedIn,
    follow,
  };
}
