import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const project = join(import.meta.dirname, '../..');

/** A remote in a folder of its own, with the package that `npm run pack` writes and only the libraries that it names. */
export type ExternalRemote = {
  folder: string;
  /** Runs a script of a library there; `larder-remote` is one. */
  run(library: string, args?: string[], token?: string): Promise<{ status: number; output: string }>;
  remove(): void;
};

const scripts: Record<string, string> = {
  'larder-remote': 'mfe-shared/tools/scripts/external/main.js',
  tsc: 'typescript/bin/tsc',
  jest: 'jest/bin/jest.js',
};

export async function makeExternalRemote(name: string): Promise<ExternalRemote> {
  const folder = join(mkdtempSync(join(tmpdir(), 'larder-external-')), name);
  const script = join(project, 'scripts/new-remote.ts');
  await promisify(execFile)(process.execPath, [script, name, '--to', folder], { cwd: project });
  install(folder);
  return {
    folder,
    async run(library, args = [], token = '') {
      const file = join(folder, 'node_modules', scripts[library] ?? '');
      const env = { ...process.env, LARDER_DEPLOY_TOKEN: token };
      const ran = promisify(execFile)(process.execPath, [file, ...args], { cwd: folder, env });
      const { stdout, stderr, code = 0 } = await ran.catch((error) => error);
      return { status: code, output: stdout + stderr };
    },
    remove: () => rmSync(dirname(folder), { recursive: true }),
  };
}

/** As npm would, from the libraries of this project instead of the registry. */
function install(folder: string): void {
  const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const modules = join(folder, 'node_modules');
  const packed = readJson('package.json').devDependencies['mfe-shared'].replace('file:', '');
  mkdirSync(modules);
  execFileSync('tar', ['-xzf', join(folder, packed), '-C', modules]);
  renameSync(join(modules, 'package'), join(modules, 'mfe-shared'));
  const { dependencies, peerDependencies } = readJson('node_modules/mfe-shared/package.json');
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }).filter((one) => one !== 'api')) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(project, 'node_modules', name), join(modules, name), 'junction');
  }
}
