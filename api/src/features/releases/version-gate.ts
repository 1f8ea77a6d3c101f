import { satisfies } from 'semver';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { refusal } from './refusals.ts';

/** What of a record the gate looks at. */
export type Needing = Pick<ReleaseRecord, 'remote' | 'build' | 'version' | 'needs' | 'provides'>;

/** A part that asks for what the others of its composition do not bring. */
export type UnmetNeed = {
  remote: string;
  build: string;
  needs: string;
  range: string;
  /** The version that is there; null when nobody brings it. */
  found: string | null;
};

const library = 'mfe-shared';

/** Who brings `name`, where that is known: an old shell's record may not say what it brings. */
function providerOf(name: string, parts: ReadonlyMap<string, Needing>): Needing | undefined {
  if (name === library) return parts.get(library);
  const shell = parts.get('shell');
  return shell && Object.keys(shell.provides).length > 0 ? shell : undefined;
}

/**
 * What the parts of one composition ask of each other in vain. A need whose provider is not part of it (the first build
 * of a new platform) is left to the page, which looks once more before it runs a remote.
 */
export function unmetNeeds(composition: Iterable<Needing>): UnmetNeed[] {
  const parts = new Map([...composition].map((record) => [record.remote, record]));
  return [...parts.values()].flatMap(({ remote, build, needs }) =>
    Object.entries(needs).flatMap(([name, range]) => {
      const provider = providerOf(name, parts);
      if (!provider) return [];
      const found = (name === library ? provider.version : provider.provides[name]) ?? null;
      return found && satisfies(found, range) ? [] : [{ remote, build, needs: name, range, found }];
    }),
  );
}

/** As the details of RELEASE_REFUSED: the part, and what it lacks. */
export const toDetail = ({ found, ...need }: UnmetNeed): ErrorDetail =>
  refusal(
    need.remote,
    found ? { code: 'needs', values: { ...need, found } } : { code: 'needsMissing', values: need },
  );
