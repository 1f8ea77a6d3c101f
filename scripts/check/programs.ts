import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';

const projects = [
  // api, shell/server, server and scripts at once: each alone reads most of the others again.
  'tsconfig.node.json',
  'shell',
  'shell/worker',
  'mfe-shared',
  'mfe-storefront',
  'mfe-store-admin',
  'mfe-platform-admin',
  'clients/typescript',
  'e2e',
];

/** One checker: the four that the compiler starts by itself repeat each other's work, and take twice the time. */
export const compilerFlags = ['--noEmit', '--checkers', '1', '--pretty', 'false'];

/**
 * Each package of browsers is compiled by itself, with the types of its own platform: a browser has no `node:fs`.
 * Unchanged packages are not checked again.
 */
export const typeChecks: Check[] = projects.map((project) => {
  const buildInfo = `var/types/${project.replace('/', '-')}.tsbuildinfo`;
  const incremental = ['--incremental', '--tsBuildInfoFile', buildInfo];
  return {
    name: `types ${project}`,
    run: (root) => findings(root, 'tsc', ['-p', project, ...compilerFlags, ...incremental]),
  };
});

/** The generated types of API calls have to match the routes. */
export const apiTypes: Check = {
  name: 'types of the API calls',
  run: (root) => findings(root, 'node', ['api/api-types.ts', '--check']),
};

export const lint: Check = {
  name: 'lint and format',
  run: (root) =>
    findings(root, 'biome', ['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200', '.']),
};

export const deadCode: Check = {
  name: 'dead code',
  run: (root) => findings(root, 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
};

/** Runs a program of node_modules; its output is the finding when it fails. */
async function findings(root: string, program: string, args: string[]): Promise<string[]> {
  const file = join(root, 'node_modules', '.bin', program + (process.platform === 'win32' ? '.cmd' : ''));
  if (!existsSync(file)) return [`${program} is not installed`];
  const child = spawn(file, args, { cwd: root, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return code === 0 ? [] : [output.trim()];
}
