import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Configuration } from 'webpack';
import { mapsFile } from '../../api/src/platform/storage/release-maps.ts';

const compress = promisify(brotliCompress);

/** Higher levels take many times as long, and no visitor waits for this file. */
const quality = 6;

/** Sources are named from the folder of the project, whatever the machine: `mfe-storefront/src/…`, `node_modules/…`. */
export function sourceNames(part: string): NonNullable<Configuration['output']> {
  const nameOf = ({ resourcePath }: { resourcePath: string }) =>
    // The name of the container's module is a hash of absolute paths.
    posix.join(part, resourcePath).replace(/(\.federation\/entry)\.\w+/, '$1');
  return { devtoolModuleFilenameTemplate: nameOf, devtoolFallbackModuleFilenameTemplate: nameOf };
}

/**
 * Moves the source maps of a build into one file, which its record does not name: no edge gives it out. `sources` has
 * their names only, so a map tells where code is, and not what it says.
 */
export async function packMaps(output: string): Promise<void> {
  const maps: Record<string, object> = {};
  for (const name of (await readdir(output)).filter((one) => one.endsWith('.map')).sort()) {
    const file = name.slice(0, -'.map'.length);
    if (!existsSync(`${output}/${file}`)) throw new Error(`${name} is the map of no file.`);
    const { version, sources, names, mappings } = JSON.parse(await readFile(`${output}/${name}`, 'utf8'));
    if (file.endsWith('.js')) maps[file] = { version, sources, names, mappings };
    await rm(`${output}/${name}`);
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${output}/${mapsFile}`, await compress(JSON.stringify(maps), { params }));
}
