import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { NamedBuild, ReleaseFiles } from './release-files.ts';
import { mapsFile } from './release-maps.ts';

type Places = {
  releaseFiles: ReleaseFiles;
  /** The folder of the builds of this machine. */
  builds: string | null;
};

/**
 * Reads a file of a build, or its maps, of a release or of this machine. Null when there is none; names are checked
 * before.
 */
export async function readBuilt(
  { releaseFiles, builds }: Places,
  name: NamedBuild,
  file: string,
): Promise<Buffer | null> {
  const released = await (file === mapsFile ? releaseFiles.openMaps(name) : releaseFiles.open(name, file));
  if (released) return buffer(released);
  return builds ? readFile(join(builds, name.remote, name.build, file)).catch(() => null) : null;
}
