import { StartError } from '../../server/start-error.ts';
import type { PackageName } from '../webpack/packages.ts';
import { packageNames } from '../webpack/packages.ts';

/** `storefront` and `mfe-storefront` are one remote. */
export function remoteNamed(remote: string): PackageName {
  const remotes = packageNames.filter((name) => name !== 'shell' && name !== 'mfe-shared');
  const name = remotes.find((candidate) => candidate === `mfe-${remote}` || candidate === remote);
  if (name) return name;
  throw new StartError(
    `There is no remote ${remote}. There are: ${remotes.join(', ').replaceAll('mfe-', '')}.`,
  );
}
