import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFiles, findScripts, writeScripts } from '../build/server-files.ts';
import { writeDeclarations } from './declarations.ts';
import { apiEntries, apiManifest, packageManifest } from './package-manifest.ts';
import { writeForTests, writePackageForTests } from './scripts-for-tests.ts';

/** The files of jest's preset, below `scripts`. */
const testFiles = [
  ...['jest/preset.ts', 'jest/swc-options.ts', 'jest/webpack-context.ts'],
  ...['jest/browser-environment.ts', 'jest/browser-setup.ts', 'jest/picture.ts'],
];

/** Files that the tools read: which libraries the shell shares, in which versions. */
const toolFiles = ['{shell,mfe-shared}/package.json', 'shell/src/libraries/*.ts'];

/**
 * Writes the package `mfe-shared` for remotes in other repositories: `lib` (entry points with types), `tests` (preset of
 * jest), `tools` (build and release). In a page a remote gets mfe-shared from the platform; `lib` is for tests.
 */
export function writePackage(root: string, output: string): void {
  const { files, packages } = findScripts(root, ['scripts/external/main.ts']);
  writeScripts(root, files, join(output, 'tools'));
  copyFiles(root, toolFiles, join(output, 'tools'));
  writeForTests(join(root, 'scripts'), testFiles, join(output, 'tests'));

  const lib = join(output, 'lib');
  writeDeclarations({ folder: join(root, 'mfe-shared') }, lib);
  writePackageForTests(join(root, 'mfe-shared/src'), lib);

  const api = join(output, 'node_modules/api');
  const entries = Object.values(apiEntries(root));
  writeDeclarations({ folder: join(root, 'api'), entries }, api);
  writeForTests(join(root, 'api/src'), entries, api);

  const save = (file: string, content: object) =>
    writeFileSync(join(output, file), `${JSON.stringify(content, null, 2)}\n`);
  save('package.json', packageManifest(root, packages));
  save('node_modules/api/package.json', apiManifest(root));
  for (const folder of ['lib', 'tests']) save(`${folder}/package.json`, { type: 'commonjs' });
  copyFiles(root, ['LICENSE'], output);
  save('tsconfig.json', remoteTsconfig(root));
}

/** The settings that the remotes of this project are compiled with. */
function remoteTsconfig(root: string): object {
  const options = ['tsconfig.base.json', 'mfe-shared/tsconfig.json'].map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).compilerOptions,
  );
  return { compilerOptions: Object.assign({}, ...options) };
}
