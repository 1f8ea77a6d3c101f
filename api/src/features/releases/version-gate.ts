import { satisfies } from 'semver';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { refusal } from './refusals.ts';

/** What of a record the gate looks at. */
export type Needing = Pick<
  ReleaseRecord,
  'remote' | 'build' | 'version' | 'needs' | 'provides' | 'uses' | 'gives'
>;

/** A part that asks for what the others of its composition do not bring. */
export type UnmetNeed = UnmetVersion | MissingExport;
type UnmetVersion = {
  remote: string;
  build: string;
  needs: string;
  range: string;
  /** The version that is there; null when nobody brings it. */
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

/** Who brings `name`, where that is known: an old shell's record may not say what it brings. */
function providerOf(name: string, parts: ReadonlyMap<string, Needing>): Needing | undefined {
  if (name === library) return parts.get(library);
  const shell = parts.get('shell');
  return shell && Object.keys(shell.provides).length > 0 ? shell : undefined;
}

/**
 * What the parts of one composition ask of each other in vain: versions out of their range, and exports that are not
 * there, whatever the version says. A need whose provider is not part of it (the first build of a new platform) is left
 * to the page, which checks the versions again before it runs a remote.
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
    // A module whose exports are unknown: only one of a library, whose version was compared.
    if (!given && provider.remote !== library) return [];
    const by = `${provider.remote} ${provider.build}`;
    return Object.entries(names).flatMap(([missing, files]) =>
      given?.includes(missing) ? [] : [{ remote, build, missing, of, by, files }],
    );
  });
}

/** As the details of RELEASE_REFUSED: the part, and what it lacks. */
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
