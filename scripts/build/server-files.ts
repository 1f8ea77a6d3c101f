import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { readImports } from '../check/imports.ts';

/**
 * The entries that Node starts: the server, the renderer and the run of builds, which are separate processes, and the container's health
 * check.
 */
const entries = [
  'server/main.ts',
  'shell/server/render/renderer.ts',
  'shell/server/runs/container-process.ts',
  'shell/server/runs/shell-process.ts',
  'server/health-check.ts',
];

/** The files that the server reads in addition to its code, and what operators read and run. */
const assets = [
  'deploy/*/*',
  'docs/operate.md',
  'api/migrations/**/*.{sql,json}',
  'api/src/platform/**/*.{sql,json}',
  'api/src/features/**/*.{sql,json}',
  // The catalogues that a new store can begin with.
  'api/src/demo/stores/{fresh,bakehouse}/**/*.json',
  'api/src/demo/pictures/{fresh,bakehouse}/*.webp',
  'api/src/demo/pictures/LICENSE.md',
  'shell/server/*.svg',
  'shell/server/locales/*.json',
  'shell/src/screens/locales/*.json',
  'shell/src/screens/*.css',
];

/** Production has no demo store and no demo payments; only the goods are there, for new stores to begin with. */
const isLeftOut = (file: string) =>
  file === 'api/src/demo/seed.ts' || file.startsWith('api/src/demo/payments/');

export type PackageImport = { from: string; name: string };

/**
 * The server's files, found from its entries, and the packages they import. A package that is only loaded by
 * `import()` is for developers.
 */
export const findServerFiles = (root: string) => findScripts(root, entries);

/** All files that these import, themselves included, and the packages that they import. */
export function findScripts(root: string, from: string[]): { files: string[]; packages: PackageImport[] } {
  const exported = exportsOfApi(root);
  const files = new Set(from);
  const packages: PackageImport[] = [];
  for (const from of files) {
    for (const { target, isPackage, typeOnly, dynamic } of readImports(root, from)) {
      const file = isPackage ? exported.get(target) : target;
      if (typeOnly || target.startsWith('node:') || (file && isLeftOut(file))) continue;
      if (file) files.add(file);
      else if (!dynamic) packages.push({ from, name: packageName(target) });
    }
  }
  return { files: [...files].sort(), packages };
}

/** `api/release-record` → its file. */
function exportsOfApi(root: string): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(join(root, 'api/package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return new Map(
    Object.entries(exports).map(([name, file]) => [posix.join('api', name), posix.join('api', file)]),
  );
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

export function writeServerFiles(root: string, files: string[], output: string): void {
  writeScripts(root, files, output);
  copyFiles(root, assets, output);
}

/**
 * Writes them without types, as Node strips them: lines and columns stay the same, so that a stack trace fits the
 * sources without source maps.
 */
export function writeScripts(root: string, files: string[], output: string): void {
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const content = file.endsWith('.ts') ? importsScripts(stripTypeScriptTypes(source)) : source;
    write(join(output, asScript(file)), content);
  }
}

export function copyFiles(root: string, patterns: string[], output: string): void {
  for (const file of globSync(patterns, { cwd: root }))
    write(join(output, file), readFileSync(join(root, file)));
}

export const asScript = (file: string) => file.replace(/\.ts$/, '.js');

const importsScripts = (code: string) =>
  code.replace(/(?<=\b(?:from |import |import\())'(\.[^']*)\.ts'/g, "'$1.js'");

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
