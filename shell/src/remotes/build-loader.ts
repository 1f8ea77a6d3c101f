import type { RemoteRelease } from '../page/composition';
import type { Federation } from './federation';
import { StalledError, withProgress } from './progress';
import { missingFile, retryMissingFiles } from './reload-file';
import type { RemotePhase } from './remote-error';
import { RemoteError } from './remote-error';
import { withTimeout } from './timeout';
import type { Watch } from './watch';

/** Makes the module's value before it counts as loaded; an error in it is the build's failure. */
export type Start<T, R> = (module: T) => R | Promise<R>;

export type BuildLoader = <T, R>(
  name: string,
  release: RemoteRelease,
  expose: string,
  start: Start<T, R>,
) => Promise<R>;

type Options = {
  federation: Federation;
  report: (error: RemoteError) => void;
  refetch: (url: string) => Promise<void>;
  watch?: Watch | undefined;
};

/** The modules of builds. Each is loaded and started once; after a failure the next call is a new attempt. */
export function createBuildLoader({ federation, report, refetch, watch }: Options): BuildLoader {
  const loading = new Map<string, Promise<unknown>>();
  const failed = new Map<string, string[]>();

  async function attempt(
    name: string,
    release: RemoteRelease,
    expose: string,
    start: Start<unknown, unknown>,
  ): Promise<unknown> {
    const id = `${name} ${release.build}`;
    const brokenFiles = failed.get(id);
    failed.delete(id);
    let loaded = false;
    // A developer's build comes from another origin, and may be built while it is asked for.
    const isLoading = release.entry.startsWith('/') ? undefined : () => true;
    const end = watch?.begin(`${name}/${release.build}`);
    try {
      await watch?.ready;
      checkNeeds(federation, name, release.needs);
      for (const file of brokenFiles ?? []) await withTimeout(id, refetch(file));
      federation.register(name, release, brokenFiles?.includes(release.entry) ?? false);
      const run = async () => {
        const module = await withProgress(id, federation.load(name, release, expose), isLoading);
        loaded = true;
        return await withProgress(id, start(module), isLoading);
      };
      return await retryMissingFiles(run, (file) => withTimeout(id, refetch(file)));
    } catch (error) {
      failed.set(id, [missingFile(error) ?? release.entry]);
      const remoteError = new RemoteError(name, release.build, phaseOf(error, release, loaded), error);
      report(remoteError);
      throw remoteError;
    } finally {
      end?.();
    }
  }

  return async <T, R>(name: string, release: RemoteRelease, expose: string, start: Start<T, R>) => {
    const key = `${name} ${release.build} ${expose}`;
    const started = loading.get(key) ?? attempt(name, release, expose, start as Start<unknown, unknown>);
    loading.set(key, started);
    try {
      return (await started) as R;
    } catch (error) {
      if (loading.get(key) === started) loading.delete(key);
      throw error;
    }
  };
}

class UnmetNeed extends Error {}

/** A mismatch would otherwise show at the first use, somewhere inside the remote. */
function checkNeeds(federation: Federation, remote: string, needs: Record<string, string> = {}): void {
  for (const [name, range] of Object.entries(needs)) {
    const { version, fits } = federation.offers(name, range);
    if (!fits) throw new UnmetNeed(`${remote} needs ${name} ${range}, the page has ${version ?? 'none'}`);
  }
}

function phaseOf(error: unknown, { entry }: RemoteRelease, loaded: boolean): RemotePhase {
  if (error instanceof UnmetNeed) return 'needs';
  if (error instanceof StalledError) return 'freeze';
  const missing = missingFile(error);
  if (missing) return missing === entry ? 'entry' : 'module';
  if (loaded) return 'mount';
  // The runtime's codes for an entry that did not load, or loaded without its container.
  return /RUNTIME-00[18]/.test(String(error)) ? 'entry' : 'start';
}
