import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

/** The declarations of each file of a package, from the compiler and without comments: `ui/button` → text. */
export async function emitDeclarations(packageFolder: string): Promise<Map<string, string>> {
  const output = mkdtempSync(join(tmpdir(), 'larder-declarations-'));
  try {
    await compile(packageFolder, output);
    const files = globSync('**/*.d.ts', { cwd: output, exclude: (name) => name.includes('.test.') });
    return new Map(
      files.map((file) => [
        relative('.', file)
          .replaceAll('\\', '/')
          .replace(/\.d\.ts$/, ''),
        readFileSync(join(output, file), 'utf8').replaceAll('\r\n', '\n'),
      ]),
    );
  } finally {
    rmSync(output, { recursive: true });
  }
}

/** Another check reports type errors; here declarations are only written. */
async function compile(packageFolder: string, output: string): Promise<void> {
  const emit = [
    '--declaration',
    '--emitDeclarationOnly',
    '--noEmit',
    'false',
    '--noCheck',
    '--removeComments',
  ];
  const folders = ['--rootDir', join(packageFolder, 'src'), '--outDir', output];
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', packageFolder, ...emit, ...folders]);
  } catch (error) {
    throw new Error(`${packageFolder} has no declarations: ${(error as { stdout?: string }).stdout}`);
  }
}
