import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFlags } from '../../server/node-flags.ts';
import type { PackageImport } from './server-files.ts';
import { asScript } from './server-files.ts';

type Manifest = {
  name: string;
  version: string;
  license?: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  overrides?: Record<string, string | object>;
};

/** The folders whose code the server runs and whose packages are their own. */
const workspaces = ['api', 'shell'] as const;

const read = (root: string, folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Writes package.json files with the imported packages, in the versions of the sources, and their part of the lock
 * file.
 */
export function writeProductionPackages(root: string, used: PackageImport[], output: string): void {
  const source = read(root, '.');
  const overrides = Object.entries(source.overrides ?? {}).filter(([, value]) => typeof value === 'string');
  save(output, '.', {
    ...common(source),
    license: source.license,
    engines: { node: '>=24' },
    workspaces,
    scripts: { start: ['node', ...nodeFlags, 'server/main.js'].join(' ') },
    dependencies: usedOf(source, used, (from) => !workspaces.some((name) => from.startsWith(`${name}/`))),
    overrides: Object.fromEntries(overrides),
  });
  for (const name of workspaces) {
    const manifest = read(root, name);
    const exports = Object.entries(manifest.exports ?? {}).map(([path, file]) => [path, asScript(file)]);
    save(output, name, {
      ...common(manifest),
      ...(exports.length > 0 && { exports: Object.fromEntries(exports) }),
      dependencies: usedOf(manifest, used, (from) => from.startsWith(`${name}/`)),
    });
  }
  copyFileSync(join(root, 'package-lock.json'), join(output, 'package-lock.json'));
  pruneLock(output);
}

const common = ({ name, version }: Manifest) => ({ name, version, private: true, type: 'module' });

function usedOf(
  { name: owner, dependencies = {} }: Manifest,
  imports: PackageImport[],
  isOwn: (from: string) => boolean,
): Record<string, string> {
  const own = imports.filter(({ from }) => isOwn(from));
  return Object.fromEntries(
    own
      .map(({ from, name }) => {
        const version = dependencies[name];
        if (version) return [name, version] as const;
        throw new Error(`${from} imports ${name}, which is not among the dependencies of ${owner}.`);
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function save(output: string, folder: string, manifest: object): void {
  writeFileSync(join(output, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** npm only removes unused packages; the others are locked already, so no registry is asked. */
const pruneLock = (folder: string) =>
  npm(folder, ['install', '--package-lock-only', '--offline'], 'could not write the lock file');

/** Installs what `writeProductionPackages` locked. Native packages are those of this machine's platform. */
export const installProductionPackages = (folder: string) =>
  npm(folder, ['ci', '--omit=dev'], 'could not install the packages');

function npm(folder: string, args: string[], failure: string): void {
  const { status, stderr } = spawnSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${failure} of ${folder}:\n${stderr}`);
}
