import type { Composition, RemoteRelease } from '../page/composition';
import type { Start } from './build-loader';
import { createBuildLoader } from './build-loader';
import type { Federation } from './federation';
import { reloadFile } from './reload-file';
import { RemoteError } from './remote-error';
import type { Watch } from './watch';

export type Remotes = {
  /**
   * A module of a remote and the value made from it, from the composition's build or, when that fails, from the last
   * good one. It is loaded and started once; after a failure the next call is a new attempt that begins with the
   * newest build.
   */
  load<T, R = T>(name: string, expose: string, start?: Start<T, R>): Promise<R>;
  /**
   * The fillers of a remote, from its running build, else from the composition's or the last good one. Empty
   * when that build fills none. A build whose slots alone were loaded is not running: its pages keep their fallback.
   */
  loadSlots<T, R>(name: string, start: Start<T, readonly R[]>): Promise<readonly R[]>;
  /** Loads mfe-shared and shares its modules with all remotes as the same objects. */
  provideShared(): Promise<void>;
  /** Whether the running build of a remote has a fallback. */
  hasLastGood(name: string): boolean;
  /** Replaces the running build by the last good one; throws when that does not load either. */
  fallBack(name: string): Promise<void>;
  /** The present composition of this page. */
  composition(): Composition;
  /** The builds that run in this page. */
  inUse(): Record<string, string>;
  /** The running parts whose build differs in a composition, and new parts. */
  changedIn(next: Composition): string[];
  /** Loads remotes from this composition from now on, also those that run in another build. */
  follow(next: Composition): void;
};

type Options = {
  composition: Composition;
  federation: Federation;
  report: (error: RemoteError) => void;
  refetch?: (url: string) => Promise<void>;
  watch?: Watch;
};

const sharedName = 'mfe-shared';

/** A module of a remote, and the value made from it. */
type Loaded = { expose: string; start: Start<unknown, unknown> };

/** Owns the registration, loading and reloading of builds, and knows which builds this page runs. */
export function createRemotes({
  composition,
  federation,
  report,
  refetch = reloadFile,
  watch,
}: Options): Remotes {
  const loadBuild = createBuildLoader({ federation, report, refetch, watch });
  const running = new Map<string, RemoteRelease>();
  const filling = new Map<string, RemoteRelease>();
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
      // Modules of one build belong together: a running build is not mixed with another.
      if (running.has(name) || !wanted.fallback) throw error;
      return await of(wanted.fallback).catch(() => {
        throw error;
      });
    }
  }

  async function loadSlots<T, R>(name: string, start: Start<T, readonly R[]>): Promise<readonly R[]> {
    const wanted = running.get(name) ?? current.remotes[name];
    const of = async (release: RemoteRelease | undefined) => {
      if (!release?.slots?.length) return [];
      const made = await loadBuild(name, release, './slots', start);
      filling.set(name, release);
      return made;
    };
    try {
      return await of(wanted);
    } catch (error) {
      if (running.has(name) || !wanted?.fallback?.slots?.length) throw error;
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
    // The other entry points are loaded by the first remote that needs them.
    for (const entry of ['backoffice', 'forms', 'sign-in']) {
      federation.share(`${sharedName}/${entry}`, version, () => load(sharedName, `./${entry}`));
    }
  }

  function changedIn(next: Composition): string[] {
    const names = [...running.keys()].filter((name) => {
      const { build } = next.remotes[name] ?? {};
      // A page on the last good build has tried the newest one; only a third build is worth a change.
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
    ...Object.fromEntries([...filling, ...running].map(([name, { build }]) => [name, build])),
  });

  return {
    load,
    loadSlots,
    provideShared,
    hasLastGood: (name) => running.get(name)?.fallback !== undefined,
    fallBack,
    composition: () => current,
    inUse,
    changedIn,
    follow,
  };
}
