import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../server/start-error.ts';
import { idOf } from '../webpack/build-id.ts';
import { build } from '../webpack/compile.ts';
import type { BuildTarget } from '../webpack/packages.ts';
import { packageDirectory, readManifest } from '../webpack/packages.ts';

/** Builds the remote in `directory` into `dist/<build>/` there, unless its sources are built already. */
export async function buildExternal(directory: string, log: (line: string) => void): Promise<BuildTarget> {
  const { name } = readManifest(directory);
  if (!existsSync(join(directory, 'src/routes.tsx')))
    throw new StartError(`${directory} is no remote: it has no src/routes.tsx.`);
  const id = externalBuildId(directory);
  const output = join(directory, 'dist', id);
  const target: BuildTarget = { name, directory, mode: 'production', build: id, output };
  if (!existsSync(join(output, 'release.json'))) await build(target, log);
  return target;
}

/** Its sources, the versions of its libraries, and the tools decide it. */
function externalBuildId(directory: string): string {
  const files = globSync(['src/**/*', 'package.json', 'package-lock.json'], {
    cwd: directory,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
  return idOf(directory, files, readManifest(packageDirectory('mfe-shared')).version);
}
