import type { Composition } from '../page/page-data';
import type { Federation } from './federation';
import type { RemotePhase } from './remote-error';
import { RemoteError } from './remote-error';

export type Remotes = {
  /** A module of a container. It is loaded once; after a failure the next call is a new attempt. */
  load<T>(name: string, expose: string): Promise<T>;
  /** Loads mfe-shared and gives its modules to all remotes as the very same objects. */
  provideShared(): Promise<void>;
};

type Options = {
  composition: Composition;
  federation: Federation;
  report: (error: RemoteError) => void;
  refetch?: (url: string) => Promise<void>;
};

/** The one owner of registering, loading and loading again. */
export function createRemotes({ composition, federation, report, refetch = fetchAnew }: Options): Remotes {
  const loading = new Map<string, Promise<unknown>>();
  const failed = new Map<string, string[]>();

  async function attempt(name: string, expose: string): Promise<unknown> {
    const release = composition.remotes[name];
    if (!release) throw new RemoteError(name, 'none', 'entry', 'it is not part of the composition');
    const brokenFiles = failed.get(name);
    failed.delete(name);
    try {
      checkNeeds(federation, name, release.needs);
      // A broken copy may sit in the HTTP cache: files that are immutable are never asked for again by themselves.
      for (const file of brokenFiles ?? []) await refetch(file);
      federation.register(name, release, brokenFiles?.includes(release.entry) ?? false);
      return await federation.load(name, expose);
    } catch (error) {
      failed.set(name, [failedChunk(error) ?? release.entry]);
      const remoteError = new RemoteError(name, release.build, phaseOf(error), error);
      report(remoteError);
      throw remoteError;
    }
  }

  async function load<T>(name: string, expose: string): Promise<T> {
    const key = `${name} ${expose}`;
    const started = loading.get(key) ?? attempt(name, expose);
    loading.set(key, started);
    try {
      return (await started) as T;
    } catch (error) {
      if (loading.get(key) === started) loading.delete(key);
      throw error;
    }
  }

  async function provideShared(): Promise<void> {
    const name = 'mfe-shared';
    const version = composition.remotes[name]?.version ?? '1.0.0';
    await load(name, '.');
    federation.share(name, version, () => load(name, '.'));
    // The other doors are loaded by the first remote that asks for them.
    for (const door of ['backoffice', 'sign-in']) {
      federation.share(`${name}/${door}`, version, () => load(name, `./${door}`));
    }
  }

  return { load, provideShared };
}

class UnmetNeed extends Error {}

/** A mismatch would otherwise show at the first use, somewhere inside the remote. */
function checkNeeds(federation: Federation, remote: string, needs: Record<string, string> = {}): void {
  for (const [name, range] of Object.entries(needs)) {
    const { version, fits } = federation.offers(name, range);
    if (!fits) throw new UnmetNeed(`${remote} needs ${name} ${range}, the page has ${version ?? 'none'}`);
  }
}

function phaseOf(error: unknown): RemotePhase {
  if (error instanceof UnmetNeed) return 'needs';
  if (failedChunk(error)) return 'module';
  // The runtime's codes for an entry that did not come, or came without its container.
  return /RUNTIME-00[18]/.test(String(error)) ? 'entry' : 'start';
}

/** webpack's ChunkLoadError names the file. */
function failedChunk(error: unknown): string | undefined {
  const { name, request } = (error ?? {}) as { name?: string; request?: string };
  return name === 'ChunkLoadError' ? request : undefined;
}

async function fetchAnew(url: string): Promise<void> {
  const response = await fetch(url, { cache: 'reload' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}
