import type { ReleaseRecord } from 'api';
import type { Composition, Parts } from '../../../shell/server/composition.ts';
import { compositionId } from '../../../shell/server/composition.ts';
import { packageNames } from '../../webpack/packages.ts';

/** The composition of this machine's newest builds. */
export function wholeComposition(parts: Record<string, ReleaseRecord>): Composition {
  if (!isWhole(parts)) throw new Error('Not all parts are built.');
  return { id: compositionId(parts), parts, fallback: {} };
}

function isWhole(parts: Record<string, ReleaseRecord>): parts is Parts {
  return packageNames.every((name) => parts[name]);
}
