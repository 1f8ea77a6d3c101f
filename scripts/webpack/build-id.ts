import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Mode } from './packages.ts';
import { packageDirectory, readManifest, root } from './packages.ts';

/** The API's rules that run in browsers, too. */
const rulesOfApi = ['api/src/currency.ts', 'api/src/languages.ts', 'api/src/platform/storage/page-paths.ts'];

/** All inputs of a build. Another package's types disappear in the build; the API's schemas do not. */
function inputFiles(name: string): string[] {
  const patterns = [`${name}/src/**/*`, `${name}/package.json`, 'scripts/webpack/*.ts', 'package-lock.json'];
  const manifest = readManifest(packageDirectory(name));
  if (name === 'shell') patterns.push('mfe-shared/package.json', 'shell/worker/*.ts', ...rulesOfApi);
  if (manifest.dependencies?.api)
    patterns.push('api/src/contract.ts', 'api/src/**/*.schema.ts', ...rulesOfApi);
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
    .sort();
}

/** The same sources give the same id on every machine, so an existing build need not be made again. */
export function buildId(name: string, mode: Mode): string {
  return idOf(root, inputFiles(name), mode);
}

/** A build's id: made of the names and contents of the files that it is built from. */
export function idOf(folder: string, files: string[], about: string): string {
  const hash = createHash('sha256').update(about);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(`${folder}/${file}`));
  return hash.digest('hex').slice(0, 12);
}
