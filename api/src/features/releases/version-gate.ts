import { satisfies } from 'semver';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { refusal } from './refusals.ts';

/** The fields of a record that the gate reads. */
export type Needing = Pick<
  ReleaseRecord,
  'remote' | 'build' | 'version' | 'needs' | 'provides' | 'uses' | 'gives'
>;

/** A part whose need the other parts of its composition do not meet. */
export type UnmetNeed = UnmetVersion | MissingExport;
type UnmetVersion = {
  remote: string;
  build: string;
  needs: string;
  range: string;
  /** The present version; null without a provider. */
  found: string | null;
};
type MissingExport = {
  remote: string;
  build: string;
  /** `useText` of `mfe-shared/forms`, which the build `by` does not export. */
  missing: string;
  of: string;
  by: string;
  files: string[];
};

const library = 'mfe-shared';

/** Returns the provider of `name`, where it is known: an old shell's record may not name its packages. */
function providerOf(name: string, parts: ReadonlyMap<string, Needing>): Needing | undefined {
  if (name === library) return parts.get(library);
  const shell = parts.get('shell');
  return shell && Object.keys(shell.provides).length > 0 ? shell : undefined;
}

/**
 * Returns the unmet needs between the parts of one composition: versions out of range, and missing exports in any
 * version. A need whose provider is not in the composition (the first build of a new platform) is left to the page,
 * which checks versions before it runs a remote.
 */
export function unmetNeeds(composition: Iterable<Needing>): UnmetNeed[] {
  const parts = new Map([...composition].map((record) => [record.remote, record]));
  return [...parts.values()].flatMap((part) => [
    ...unmetVersions(part, parts),
    ...missingExports(part, parts),
  ]);
}

function unmetVersions(
  { remote, build, needs }: Needing,
  parts: ReadonlyMap<string, Needing>,
): UnmetVersion[] {
  return Object.entries(needs).flatMap(([name, range]) => {
    const provider = providerOf(name, parts);
    if (!provider) return [];
    const found = (name === library ? provider.version : provider.provides[name]) ?? null;
    return found && satisfies(found, range) ? [] : [{ remote, build, needs: name, range, found }];
  });
}

function missingExports(
  { remote, build, uses }: Needing,
  parts: ReadonlyMap<string, Needing>,
): MissingExport[] {
  return Object.entries(uses).flatMap(([of, names]) => {
    const provider = parts.get(of.split('/')[0] === library ? library : 'shell');
    if (!provider || Object.keys(provider.gives).length === 0) return [];
    const given = provider.gives[of];
    // A module with unknown exports is a library's, whose version was compared.
    if (!given && provider.remote !== library) return [];
    const by = `${provider.remote} ${provider.build}`;
    // A library in CommonJS gets its default export from the interop of the module that imports it.
    const isThere = (name: string) =>
      given?.includes(name) || (name === 'default' && provider.remote !== library);
    return Object.entries(names).flatMap(([missing, files]) =>
      isThere(missing) ? [] : [{ remote, build, missing, of, by, files }],
    );
  });
}

/** Returns the details of RELEASE_REFUSED: the part, and its unmet need. */
export function toDetail(need: UnmetNeed): ErrorDetail {
  if ('missing' in need) {
    const { files, ...values } = need;
    return refusal(need.remote, { code: 'exportMissing', values: { ...values, files: files.join(', ') } });
  }
  const { found, ...values } = need;
  return refusal(
    need.remote,
    found ? { code: 'needs', values: { ...values, found } } : { code: 'needsMissing', values },
  );
}
